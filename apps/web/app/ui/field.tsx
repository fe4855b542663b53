import type { ReactNode } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { Icon } from './icon.tsx';

/** What the fields of the kit share. React Aria ties hint and error to the input. */
export interface FieldBase {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The text under the field; a field with an error is marked invalid. */
  readonly error?: string | undefined;
  readonly className?: string;
}

export function FieldHint({ children }: { readonly children: ReactNode }) {
  return (
    <Text className="text-14 text-muted" slot="description">
      {children}
    </Text>
  );
}

export function FieldError({ children }: { readonly children: ReactNode }) {
  return (
    <AriaFieldError className="flex items-start gap-1.5 text-14 text-danger">
      <span className="pt-px">
        <Icon name="error" size={18} />
      </span>
      <span>{children}</span>
    </AriaFieldError>
  );
}

/** Hint and error in their order, below a control. */
export function FieldNotes({ hint, error }: Pick<FieldBase, 'hint' | 'error'>) {
  return (
    <>
      {hint && <FieldHint>{hint}</FieldHint>}
      <FieldError>{error}</FieldError>
    </>
  );
}
