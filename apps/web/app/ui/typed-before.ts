// What people type, check or choose before hydration. React would reset a field to what the server sent; each field
// picks up its current content instead.
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
const typed = new WeakMap<Element, string | boolean>();

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function isChanged(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  return field.value !== field.defaultValue;
}

function note(field: Field): void {
  if (isChanged(field)) typed.set(field, isTick(field) ? field.checked : field.value);
}

/** Call before hydration. */
export function watchTyping(): void {
  for (const field of document.querySelectorAll<Field>(FIELDS)) note(field);
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.matches(FIELDS)) note(target as Field);
    },
    true,
  );
}

/** Passes the earlier input of a field or radio group to its owner on mount. The ref is on an element around it. */
export function useTypedBefore<Value extends string | boolean>(
  onChange: ((value: Value) => void) | undefined,
): RefObject<(HTMLDivElement & HTMLSpanElement) | null> {
  const around = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const tell = useEffectEvent((value: Value) => onChange?.(value));
  useEffect(() => {
    for (const field of around.current?.querySelectorAll<Field>(FIELDS) ?? []) {
      const value = typed.get(field);
      typed.delete(field);
      // In a radio group, the checked button has the value.
      if (field.type === 'radio') value === true && tell(field.value as Value);
      else if (value !== undefined) tell(value as Value);
    }
  }, []);
  return around;
}
