// What people type, tick or choose before the page's script has taken over. React would set a field back to what the
// server sent; each field takes up instead what stands in it.
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

/** Call before the page is hydrated. */
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

/** Tells the owner of a field or group of radio buttons, once it is there, what was put into it before. The ref is of an element around it. */
export function useTypedBefore<Value extends string | boolean>(
  onChange: ((value: Value) => void) | undefined,
): RefObject<(HTMLDivElement & HTMLSpanElement) | null> {
  const around = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const tell = useEffectEvent((value: Value) => onChange?.(value));
  useEffect(() => {
    for (const field of around.current?.querySelectorAll<Field>(FIELDS) ?? []) {
      const value = typed.get(field);
      typed.delete(field);
      // Of buttons that stand for one choice, the pressed one tells it.
      if (field.type === 'radio') value === true && tell(field.value as Value);
      else if (value !== undefined) tell(value as Value);
    }
  }, []);
  return around;
}
