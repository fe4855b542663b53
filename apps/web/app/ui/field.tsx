import type { ReactNode } from 'react';

/** What the fields of the kit share. React Aria ties hint and error to the input. */
export interface FieldBase {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The text under the field; a field with an error is marked invalid. */
  readonly error?: string | undefined;
  readonly className?: string;
}
