import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { VaseParams } from './schema.ts';

/** Overall size with what stands in the vase. */
export function vaseSize(params: VaseParams): Required<SizeMm> {
  const h = mmFromTenths(params.heightTenths);
  const d = mmFromTenths(params.diameterTenths);
  if (params.stems === 'none') return { width: d, height: h, depth: d };
  const tall = { branches: 2.7, tulips: 1.65, pampas: 2.6, eucalyptus: 2.2 }[params.stems];
  const wide = Math.max(
    d,
    h * { branches: 1.04, tulips: 0.9, pampas: 0.86, eucalyptus: 1.3 }[params.stems],
  );
  return { width: wide, height: h * tall, depth: wide };
}
