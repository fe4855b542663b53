// Pros and vendors who have registered: some wait for staff, some were decided on. Nobody of them is real.
import { readNumber, readTable } from '../table.ts';

export interface Applicant {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly number: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly hoursAgo: number;
  readonly decision: 'approve' | 'refuse' | null;
  readonly decidedAfterHours: number;
  readonly reason: string;
  readonly about: string;
}

const columns = [
  ...(['name', 'email', 'company', 'number', 'street', 'city', 'zip', 'phone'] as const),
  ...(['hoursAgo', 'decision', 'after', 'reason', 'about'] as const),
] as const;

function toApplicant(row: Readonly<Record<(typeof columns)[number], string>>): Applicant {
  const [firstName = '', lastName = ''] = row.name.split(' ');
  const [city = '', state = ''] = row.city.split(', ');
  const { email, company, number, street, zip, phone, reason, about } = row;
  return {
    ...{ firstName, lastName, email, company, number, street, city, state, zip, phone },
    hoursAgo: readNumber(row.hoursAgo),
    decision: row.decision === 'approve' || row.decision === 'refuse' ? row.decision : null,
    decidedAfterHours: row.after === '' ? 0 : readNumber(row.after),
    ...{ reason, about },
  };
}

export const proApplicants: readonly Applicant[] = readTable(
  columns,
  `
  Renata Solis    | pro.solis@example.com    | Solis Kitchen & Bath      | TX-KB-20418  | 4207 Burleson Rd   | Austin, TX     | 78744 | 5125550171 | 3    |         |     |  | Kitchens and baths for older homes, fourteen years in business.
  Curtis Hale     | pro.hale@example.com     | Hale Design Build         | NC-GC-88213  | 1811 Gibbon Rd     | Charlotte, NC  | 28269 | 7045550172 | 9    |         |     |  | Additions and whole-home remodels.
  Mei Huang       | pro.huang@example.com    | Huang Interiors           | CA-D-771204  | 530 Mateo St       | Los Angeles, CA | 90013 | 2135550173 | 21   |        |     |  | Interior design for small apartments.
  Dominic Farrell | pro.farrell@example.com  | Farrell Outdoor Rooms     | AZ-LC-30991  | 2214 E Palm Ln     | Phoenix, AZ    | 85006 | 6025550174 | 31   |         |     |  | Patios, pools and outdoor kitchens.
  Grace Osborn    | pro.osborn@example.com   | Osborn Home Works         | TN-HI-11870  | 900 Gallatin Ave   | Nashville, TN  | 37206 | 6155550175 | 610  | refuse  | 11  | The license expired in March. Please send the current one. | Handyman work and small remodels.
  Peter Novak     | pro.novak@example.com    | Novak Tile                | CO-T-55012   | 3100 Larimer St    | Denver, CO     | 80205 | 3035550176 | 1460 | refuse  | 19  | The name on the license is not that of the company. | Tile setting, walls and floors.
  Tara Emery      | pro.emery@example.com    | Emery & Daughters         | OR-CCB-23017 | 1220 SE Grand Ave  | Portland, OR   | 97214 | 5035550177 | 190  | approve | 7   |  | Bathrooms that everyone can use.
`,
).map(toApplicant);

/** The pros of the showrooms, who registered long ago. */
export const showroomOwners: readonly Applicant[] = readTable(
  columns,
  `
  Marcus Oakley   | pro@example.com      | Oakridge Remodeling    | TX-RB-10482  | 880 Manchaca Road  | Austin, TX      | 78745 | 5125550134 | 17400 | approve | 6  |  | Kitchens and baths.
  Elena Marchetti | designer@example.com | Studio Marchetti       | CA-D-553018  | 2210 Sawtelle Blvd | Los Angeles, CA | 90025 | 3105550146 | 17300 | approve | 19 |  | Interiors.
  Samir Haddad    | builder@example.com  | Haddad & Sons Builders | NC-GC-71840  | 415 Camden Road    | Charlotte, NC   | 28203 | 7045550155 | 17200 | approve | 22 |  | Additions and whole houses.
`,
).map(toApplicant);

export const vendorApplicants: readonly Applicant[] = readTable(
  columns,
  `
  Alma Figueroa   | vendor.figueroa@example.com | Figueroa Handmade Tile  | 74-5550181 | 610 S Flores St     | San Antonio, TX | 78204 | 2105550181 | 5    |         |    |  | Cement and clay tile, pressed and fired here.
  Henrik Olsen    | vendor.olsen@example.com    | Olsen Lumber & Floor    | 41-5550182 | 1400 Van Buren St   | Minneapolis, MN | 55413 | 6125550182 | 27   |         |    |  | White oak and ash, air dried, in wide planks.
  Joyce Carver    | vendor.carver@example.com   | Carver Plumbing Supply  | 58-5550183 | 780 Marietta St NW  | Atlanta, GA     | 30318 | 4045550183 | 940  | refuse  | 16 | The tax form names another company. | Fixtures of eleven makers.
`,
).map(toApplicant);
