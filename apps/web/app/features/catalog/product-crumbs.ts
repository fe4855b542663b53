import type { Product } from '@wevisu/contract/catalog.ts';
import { PATHS, productPath } from '@wevisu/site/paths.ts';
import type { Crumb } from '../../ui/breadcrumb.tsx';

export function productCrumbs({ breadcrumb, name, hash }: Product): Crumb[] {
  return [
    { label: 'Home', path: PATHS.home },
    ...breadcrumb.map((step) => ({ label: step.name, path: step.path })),
    { label: name, path: productPath(hash) },
  ];
}
