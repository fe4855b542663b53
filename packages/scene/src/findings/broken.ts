import type { NodeId } from '../document/node-id.ts';
import type { Change } from '../edit/change.ts';
import type { Finding } from './finding.ts';

interface Broken {
  readonly code: string;
  readonly text: string;
  readonly nodeIds: readonly NodeId[];
  readonly measured?: number;
  readonly required?: number;
  readonly mend?: { readonly label: string; readonly change: Change };
}

/** A finding of what contradicts itself in a document. */
export function broken({ measured, required, mend, ...finding }: Broken): Finding {
  return {
    ...finding,
    tier: 'broken',
    measured: measured ?? null,
    required: required ?? null,
    line: null,
    mend: mend ?? null,
  };
}
