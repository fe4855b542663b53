import { Suspense } from 'react';
import { late } from '../../platform/late.ts';
import type { LegalTextProps } from './legal-text.tsx';
import type { LegalName } from './terms-text.ts';

const LegalText = late(() => import('./legal-text.tsx'));

interface LegalDialogProps extends Omit<LegalTextProps, 'name'> {
  /** The open text; null if none. */
  readonly name: LegalName | null;
}

export function LegalDialog({ name, ...actions }: LegalDialogProps) {
  if (name === null) return null;
  return (
    <Suspense>
      <LegalText name={name} {...actions} />
    </Suspense>
  );
}
