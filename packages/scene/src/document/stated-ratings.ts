/** How a shower's valve keeps people from being scalded (ASSE 1016: types P, T). */
export const valves = ['pressure-balanced', 'thermostatic'] as const;

/** What a maker states of a product that planning rules ask for. */
export interface StatedRatings {
  /** Cubic feet a minute. */
  readonly airflowCfm?: number;
  readonly valve?: (typeof valves)[number];
}

const MAX_CFM = 100_000;

/**
 * Ratings in the rows of a product's specification table ([label, value], as its page shows them): `Airflow`
 * gives '80 CFM', `Valve` begins with 'Thermostatic' or 'Pressure-balanced'. What is not stated is left out.
 */
export function statedRatings(specification: readonly (readonly string[])[]): StatedRatings {
  const rows = new Map(specification.map(([label = '', value = '']) => [label, value]));
  const airflow = /^([\d,]{1,7})\s*cfm\b/i.exec(rows.get('Airflow') ?? '')?.[1];
  const cfm = airflow === undefined ? 0 : Number(airflow.replaceAll(',', ''));
  const valve = (rows.get('Valve') ?? '').toLowerCase();
  const known = valves.find((one) => valve.replace(' ', '-').startsWith(one));
  return {
    ...(cfm > 0 && cfm <= MAX_CFM ? { airflowCfm: cfm } : {}),
    ...(known === undefined ? {} : { valve: known }),
  };
}
