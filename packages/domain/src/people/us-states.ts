/**
 * The 50 states and the District of Columbia, with the three-digit ZIP prefixes that the Postal
 * Service gives each, so that a state and a ZIP code can be checked against each other. Territories
 * and military addresses are left out: nothing is delivered there (POL-17).
 */

import { isZip } from './is-zip.ts';

interface UsState {
  readonly code: string;
  readonly name: string;
  /** Prefixes and inclusive ranges of them, separated by spaces. */
  readonly prefixes: string;
}

export const US_STATES = [
  { code: 'AL', name: 'Alabama', prefixes: '350-369' },
  { code: 'AK', name: 'Alaska', prefixes: '995-999' },
  { code: 'AZ', name: 'Arizona', prefixes: '850-865' },
  { code: 'AR', name: 'Arkansas', prefixes: '716-729' },
  { code: 'CA', name: 'California', prefixes: '900-961' },
  { code: 'CO', name: 'Colorado', prefixes: '800-816' },
  { code: 'CT', name: 'Connecticut', prefixes: '060-069' },
  { code: 'DE', name: 'Delaware', prefixes: '197-199' },
  { code: 'DC', name: 'District of Columbia', prefixes: '200 202-205' },
  { code: 'FL', name: 'Florida', prefixes: '320-339 341-349' },
  { code: 'GA', name: 'Georgia', prefixes: '300-319 398-399' },
  { code: 'HI', name: 'Hawaii', prefixes: '967-968' },
  { code: 'ID', name: 'Idaho', prefixes: '832-838' },
  { code: 'IL', name: 'Illinois', prefixes: '600-629' },
  { code: 'IN', name: 'Indiana', prefixes: '460-479' },
  { code: 'IA', name: 'Iowa', prefixes: '500-528' },
  { code: 'KS', name: 'Kansas', prefixes: '660-679' },
  { code: 'KY', name: 'Kentucky', prefixes: '400-427' },
  { code: 'LA', name: 'Louisiana', prefixes: '700-714' },
  { code: 'ME', name: 'Maine', prefixes: '039-049' },
  { code: 'MD', name: 'Maryland', prefixes: '206-219' },
  { code: 'MA', name: 'Massachusetts', prefixes: '010-027 055' },
  { code: 'MI', name: 'Michigan', prefixes: '480-499' },
  { code: 'MN', name: 'Minnesota', prefixes: '550-567' },
  { code: 'MS', name: 'Mississippi', prefixes: '386-397' },
  { code: 'MO', name: 'Missouri', prefixes: '630-658' },
  { code: 'MT', name: 'Montana', prefixes: '590-599' },
  { code: 'NE', name: 'Nebraska', prefixes: '680-693' },
  { code: 'NV', name: 'Nevada', prefixes: '889-898' },
  { code: 'NH', name: 'New Hampshire', prefixes: '030-038' },
  { code: 'NJ', name: 'New Jersey', prefixes: '070-089' },
  { code: 'NM', name: 'New Mexico', prefixes: '870-884' },
  { code: 'NY', name: 'New York', prefixes: '005 100-149' },
  { code: 'NC', name: 'North Carolina', prefixes: '270-289' },
  { code: 'ND', name: 'North Dakota', prefixes: '580-588' },
  { code: 'OH', name: 'Ohio', prefixes: '430-459' },
  { code: 'OK', name: 'Oklahoma', prefixes: '730-732 734-749' },
  { code: 'OR', name: 'Oregon', prefixes: '970-979' },
  { code: 'PA', name: 'Pennsylvania', prefixes: '150-196' },
  { code: 'RI', name: 'Rhode Island', prefixes: '028-029' },
  { code: 'SC', name: 'South Carolina', prefixes: '290-299' },
  { code: 'SD', name: 'South Dakota', prefixes: '570-577' },
  { code: 'TN', name: 'Tennessee', prefixes: '370-385' },
  { code: 'TX', name: 'Texas', prefixes: '733 750-799 885' },
  { code: 'UT', name: 'Utah', prefixes: '840-847' },
  { code: 'VT', name: 'Vermont', prefixes: '050-054 056-059' },
  { code: 'VA', name: 'Virginia', prefixes: '201 220-246' },
  { code: 'WA', name: 'Washington', prefixes: '980-994' },
  { code: 'WV', name: 'West Virginia', prefixes: '247-268' },
  { code: 'WI', name: 'Wisconsin', prefixes: '530-549' },
  { code: 'WY', name: 'Wyoming', prefixes: '820-831' },
] as const satisfies readonly UsState[];

export type StateCode = (typeof US_STATES)[number]['code'];

/** Places served from across a state line, whose ZIP code lies in the neighbor's range. */
const ACROSS_THE_LINE: Readonly<Record<string, StateCode>> = {
  '06390': 'NY', // Fishers Island
  '83414': 'WY', // Alta
};

const STATE_BY_PREFIX: ReadonlyMap<string, StateCode> = new Map(
  US_STATES.flatMap(({ code, prefixes }) =>
    prefixes.split(' ').flatMap((range) => {
      const [from = '', to = from] = range.split('-');
      const count = Number(to) - Number(from) + 1;
      return Array.from(
        { length: count },
        (_, step) => [String(Number(from) + step).padStart(3, '0'), code] as const,
      );
    }),
  ),
);

/** Whether text is a state's two letters, upper case. */
export function isStateCode(text: string): text is StateCode {
  return US_STATES.some((state) => state.code === text);
}

/** Full name of a state. */
export function stateName(code: StateCode): string {
  return US_STATES.find((state) => state.code === code)?.name ?? code;
}

/** State of a ZIP code; null if it is not a ZIP code, or we do not deliver there. */
export function stateOfZip(zip: string): StateCode | null {
  if (!isZip(zip)) return null;
  return ACROSS_THE_LINE[zip.slice(0, 5)] ?? STATE_BY_PREFIX.get(zip.slice(0, 3)) ?? null;
}

/** Whether a ZIP code lies in a state given by its two letters. */
export function zipIsInState(zip: string, state: string): 'yes' | 'no' | 'unknown_state' {
  if (!isStateCode(state)) return 'unknown_state';
  return stateOfZip(zip) === state ? 'yes' : 'no';
}
