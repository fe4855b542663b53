// How long the unit of a drawing is: what the file says, unless no home can be so small or so large.
import type { ImportFinding } from '../import-finding.ts';

/** Units that a drawing can be in, by their names. */
const drawingUnits = [
  'millimeters',
  'centimeters',
  'decimeters',
  'meters',
  'inches',
  'feet',
  'yards',
] as const;
export type DrawingUnit = (typeof drawingUnits)[number];

interface Unit {
  readonly name: DrawingUnit;
  readonly tenths: number;
}

/** $INSUNITS by its number. */
const units: Readonly<Record<number, Unit>> = {
  1: { name: 'inches', tenths: 254 },
  2: { name: 'feet', tenths: 3_048 },
  4: { name: 'millimeters', tenths: 10 },
  5: { name: 'centimeters', tenths: 100 },
  6: { name: 'meters', tenths: 10_000 },
  10: { name: 'yards', tenths: 9_144 },
  14: { name: 'decimeters', tenths: 1_000 },
};
/** A plan is at least 1 m and at most 120 m wide, tenths. */
const [SMALLEST, LARGEST] = [10_000, 1_200_000];
/** What is most usual: 2.5 m to 60 m. */
const [USUAL_FROM, USUAL_TO] = [25_000, 600_000];

const metric = [4, 6, 5];
const imperial = [1, 2];

interface DrawnUnit {
  /** Tenths of a millimeter for one unit of the drawing. */
  readonly tenths: number;
  readonly name: DrawingUnit;
  /** All in which the drawing is as large as a home can be, this one among them. */
  readonly possible: readonly DrawingUnit[];
  readonly findings: readonly ImportFinding[];
}

/**
 * The unit of a drawing whose walls are `wide` units across: the one that was `asked` for, if a home can be of
 * that size in it, else the one that the file says. One that is not said, or cannot be, is guessed, which is a
 * finding.
 */
export function unitOf(
  header: ReadonlyMap<string, string>,
  wide: number,
  asked: DrawingUnit | null = null,
): DrawnUnit {
  const said = units[Number(header.get('$INSUNITS') ?? 0)];
  const isPossible = ({ tenths }: Unit) => wide * tenths >= SMALLEST && wide * tenths <= LARGEST;
  const possible = drawingUnits.filter((name) =>
    Object.values(units).some((unit) => unit.name === name && isPossible(unit)),
  );
  const wanted = Object.values(units).find(({ name }) => name === asked);
  if (wanted && isPossible(wanted)) return { ...wanted, possible, findings: [] };
  if (said && isPossible(said)) return { ...said, possible, findings: [] };
  const measurement = header.get('$MEASUREMENT');
  const order =
    measurement === '1'
      ? [...metric, ...imperial]
      : measurement === '0'
        ? [...imperial, ...metric]
        : [4, 1, 6, 2, 5];
  const all = order.flatMap((number) => units[number] ?? []);
  const isUsual = ({ tenths }: Unit) => wide * tenths >= USUAL_FROM && wide * tenths <= USUAL_TO;
  const guess = all.find(isUsual) ?? all.find(isPossible) ?? said ?? units[4];
  const { name, tenths } = guess as Unit;
  const why = said
    ? `The file says ${said.name}, in which no home can be so ${wide * said.tenths < SMALLEST ? 'small' : 'large'}`
    : 'The file does not say its unit';
  const text = `${why}; it was read in ${name}.`;
  const code = said ? 'units-wrong' : 'units-guessed';
  return { tenths, name, possible, findings: [{ code, text, line: null }] };
}
