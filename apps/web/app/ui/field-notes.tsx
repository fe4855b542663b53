import type { FieldBase } from './field.tsx';
import { Icon } from './icon.tsx';

type Notes = Pick<FieldBase, 'hint' | 'error'>;

/** The `aria-describedby` of a control: its hint and error, and other descriptions. */
export function describedBy(id: string, { hint, error }: Notes, other?: string) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, other].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Hint and error below a native control. */
export function FieldNotes({ id, hint, error }: Notes & { readonly id: string }) {
  return (
    <>
      {hint && (
        <span className="text-14 text-muted" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="flex items-start gap-1.5 text-14 text-danger" id={`${id}-error`}>
          <span className="pt-px">
            <Icon name="error" size={18} />
          </span>
          <span>{error}</span>
        </span>
      )}
    </>
  );
}
