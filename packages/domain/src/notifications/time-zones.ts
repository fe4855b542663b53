import { type StateCode, stateOfZip } from '../people/us-states.ts';

/** Time zones of people: those of the 50 states. Source of the states' zones: IANA tz database, `zone1970.tab`. */
export const TIME_ZONES = [
  { id: 'America/New_York', label: 'Eastern' },
  { id: 'America/Chicago', label: 'Central' },
  { id: 'America/Denver', label: 'Mountain' },
  { id: 'America/Phoenix', label: 'Arizona' },
  { id: 'America/Los_Angeles', label: 'Pacific' },
  { id: 'America/Anchorage', label: 'Alaska' },
  { id: 'Pacific/Honolulu', label: 'Hawaii' },
] as const;

export type TimeZone = (typeof TIME_ZONES)[number]['id'];

export const TIME_ZONE_IDS = TIME_ZONES.map(({ id }) => id);

/** Of a person of whom nothing else is known. */
const DEFAULT_ZONE: TimeZone = 'America/New_York';

/** A state in two zones has the one that most of its people live in; the Eastern ones are left out. */
const STATES: Readonly<Partial<Record<TimeZone, string>>> = {
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};

/** The time zone of a U.S. ZIP code. `isKnown` is false for text that is none: the zone is then Eastern time. */
export function timeZoneOfZip(zip: string): { readonly zone: TimeZone; readonly isKnown: boolean } {
  const state = stateOfZip(zip);
  return { zone: state === null ? DEFAULT_ZONE : zoneOfState(state), isKnown: state !== null };
}

function zoneOfState(state: StateCode): TimeZone {
  const found = TIME_ZONE_IDS.find((id) => STATES[id]?.split(' ').includes(state));
  return found ?? DEFAULT_ZONE;
}
