import { type RefObject, useEffect, useRef, useState } from 'react';

type Texts<Name extends string> = Readonly<Record<Name, string>>;
type Problems<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Props for a field. */
export interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

export interface Fields<Name extends string, Box extends HTMLElement = HTMLFormElement> {
  readonly values: Texts<Name>;
  /** Of the form, or of another element around the fields. */
  readonly formRef: RefObject<Box | null>;
  field(name: Name): FieldProps;
  set(values: Partial<Texts<Name>>): void;
  /** Shows the errors of these fields (all by default) and focuses the first; true if there are none. */
  check(names?: readonly Name[]): boolean;
  /** Messages of a refusal, shown until the field is changed. */
  refuse(texts: Readonly<Record<string, string>>): void;
  clearRefusals(): void;
}

/**
 * The values of a form with their errors. A field shows no error before the first submit; from then
 * on its error follows what is typed.
 */
export function useFields<Name extends string, Box extends HTMLElement = HTMLFormElement>(
  initial: Texts<Name>,
  findProblems: (values: Texts<Name>) => Problems<Name>,
): Fields<Name, Box> {
  const [values, setValues] = useState(initial);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [failures, setFailures] = useState(0);
  const formRef = useRef<Box>(null);
  const problems = findProblems(values);

  useEffect(() => {
    if (failures > 0) focusFirstInvalid(formRef.current);
  }, [failures]);

  const set = (changed: Partial<Texts<Name>>) => {
    setValues((before) => ({ ...before, ...changed }));
    setRefused((before) => without(before, Object.keys(changed)));
  };

  return {
    values,
    formRef,
    set,
    field: (name) => ({
      name,
      value: values[name],
      error: refused[name] ?? (checked.has(name) ? problems[name] : undefined),
      onChange: (text) => set({ [name]: text } as Partial<Texts<Name>>),
    }),
    check(names = Object.keys(values) as Name[]) {
      setChecked((before) => new Set([...before, ...names]));
      const isRight = names.every((name) => problems[name] === undefined);
      if (!isRight) setFailures((count) => count + 1);
      return isRight;
    },
    refuse(texts) {
      setRefused(texts);
      if (Object.keys(texts).length > 0) setFailures((count) => count + 1);
    },
    clearRefusals: () => setRefused({}),
  };
}

function without(texts: Readonly<Record<string, string>>, names: readonly string[]) {
  if (!names.some((name) => name in texts)) return texts;
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name)));
}

/** A field, or a select's button, that is marked invalid. */
function focusFirstInvalid(form: HTMLElement | null) {
  const first = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"], [data-invalid] input, [data-invalid] button',
  );
  first?.focus();
}
