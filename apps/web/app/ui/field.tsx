import type { ReactNode } from 'react';

/** Shared props of the fields. Hint and error are linked to the input. */
export interface FieldBase {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Error text under the field; the field is marked invalid. */
  readonly error?: string | undefined;
  readonly className?: string;
}
