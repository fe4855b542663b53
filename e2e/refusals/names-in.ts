interface Shape {
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly _zod?: {
    readonly def: {
      readonly innerType?: unknown;
      readonly element?: unknown;
      readonly in?: unknown;
      readonly options?: readonly unknown[];
    };
  };
}

/** The names of all fields of a schema, with those around them: 'lines.id'. */
export function namesIn(schema: unknown, around = ''): string[] {
  const { shape, _zod } = (schema ?? {}) as Shape;
  if (shape)
    return Object.entries(shape).flatMap(([name, field]) => [
      `${around}${name}`,
      ...namesIn(field, `${around}${name}.`),
    ]);
  const { innerType, element, in: input, options = [] } = _zod?.def ?? {};
  return [innerType, element, input, ...options]
    .filter(Boolean)
    .flatMap((inner) => namesIn(inner, around));
}
