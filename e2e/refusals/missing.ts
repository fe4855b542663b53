/** Ids and numbers that no record has, in the shape of those that some record has. */
export function missing<Records>(of: Records): Records {
  return change(of) as Records;
}

function change(value: unknown): unknown {
  if (typeof value === 'number') return value + 1_000_000_000;
  if (typeof value === 'string')
    return /^\d+$/.test(value)
      ? String(Number(value) + 1_000_000_000)
      : value.replace(/.{3}$/, (end) => [...end].map(next).join(''));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));
}

/** Another sign of the same kind, which hexadecimal digits stay. */
function next(sign: string): string {
  return /[0-9]/.test(sign) ? String((Number(sign) + 1) % 10) : sign === 'a' ? 'b' : 'a';
}
