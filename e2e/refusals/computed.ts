// What follows from amounts that stand together: the known leak of this kind was price - wholesale - markup = fee.
import type { Secret, Visitor } from './secrets.ts';

/** Ids and quantities of the small world are below, in cents. */
const SMALLEST = 1_000;

/** Secret amounts that are a sum or difference of two or three amounts of one record, as JSON or lines have them. */
export function findComputed(
  secrets: readonly Secret[],
  visitor: Visitor,
  said: string,
): readonly string[] {
  const hidden = secrets.filter(({ cents, seenBy }) => cents && !seenBy.includes(visitor));
  const found = new Set<string>();
  for (const amounts of amountsOf(said)) {
    const sums = sumsOf(amounts);
    for (const { what, cents = 0 } of hidden) if (sums.has(cents)) found.add(what);
  }
  return [...found];
}

function sumsOf(amounts: readonly number[]): Set<number> {
  const one = [...new Set(amounts)].filter((amount) => Math.abs(amount) >= SMALLEST);
  const signed = one.flatMap((amount) => [amount, -amount]);
  const two = signed.flatMap((first) => signed.map((second) => first + second));
  return new Set([...two, ...two.flatMap((sum) => signed.map((third) => sum + third))]);
}

/** Of each object with those around it, or of each line. */
function amountsOf(said: string): (readonly number[])[] {
  try {
    return amountsIn(JSON.parse(said), []);
  } catch {
    return said.split('\n').map(amountsOfLine);
  }
}

function amountsOfLine(line: string): number[] {
  return [...line.matchAll(/(?<![\w.])(\d[\d,]*\.\d\d)(?!\w)/g)].map(([, dollars = '']) =>
    Math.round(Number(dollars.replaceAll(',', '')) * 100),
  );
}

function amountsIn(value: unknown, around: readonly number[]): (readonly number[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value);
  const own = [...around, ...inner.filter((one) => Number.isSafeInteger(one))];
  return [own, ...inner.flatMap((one) => amountsIn(one, own))];
}
