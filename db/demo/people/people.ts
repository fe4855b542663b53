import { readTable } from '../table.ts';
import { vendors } from '../trade/vendors.ts';

/** The password of every demo account, as the README says. */
export const DEMO_PASSWORD = 'Remodel-2026';

export interface DemoPerson {
  readonly type: 'User' | 'Contractor' | 'Vendor' | 'Admin';
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly zip: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
}

const rows = readTable(
  ['type', 'email', 'firstName', 'lastName', 'phone', 'zip', 'street', 'city', 'state'],
  `
  User       | homeowner@example.com | Dana    | Whitfield | 5125550101 | 78704 | 1412 Bluebonnet Lane | Austin   | TX
  Contractor | pro@example.com       | Marcus  | Oakley    | 5125550134 | 78745 | 880 Manchaca Road    | Austin   | TX
  Contractor | designer@example.com  | Elena   | Marchetti | 3105550146 | 90025 | 2210 Sawtelle Blvd   | Los Angeles | CA
  Contractor | builder@example.com   | Samir   | Haddad    | 7045550155 | 28203 | 415 Camden Road      | Charlotte | NC
  Contractor | sample@example.com    | Sam     | Sample    | 5125550166 | 78701 | 100 Congress Avenue  | Austin   | TX
  Admin      | staff@example.com     | June    | Abara     | 5125550100 | 78701 | 100 Congress Avenue  | Austin   | TX
  Admin      | staff2@example.com    | Ruth    | Lindqvist | 5125550171 | 78701 | 100 Congress Avenue  | Austin   | TX
  Admin      | staff3@example.com    | Theo    | Castellano | 5125550172 | 78701 | 100 Congress Avenue  | Austin   | TX
  Admin      | staff4@example.com    | Priya   | Raman     | 5125550173 | 78701 | 100 Congress Avenue  | Austin   | TX
  Admin      | staff5@example.com    | Walt    | Brannigan | 5125550174 | 78701 | 100 Congress Avenue  | Austin   | TX
  Admin      | staff6@example.com    | Imani   | Okafor    | 5125550175 | 78701 | 100 Congress Avenue  | Austin   | TX
  Admin      | staff7@example.com    | Noor    | Haddix    | 5125550180 | 78701 | 100 Congress Avenue  | Austin   | TX
  Admin      | staff8@example.com    | Silas   | Emmerich  | 5125550181 | 78701 | 100 Congress Avenue  | Austin   | TX
  Admin      | staff9@example.com    | Dana    | Whitlock  | 5125550182 | 78701 | 100 Congress Avenue  | Austin   | TX
  Admin      | staff10@example.com    | Yuki    | Tanaka    | 5125550183 | 78701 | 100 Congress Avenue  | Austin   | TX
`,
);

function toType(text: string): DemoPerson['type'] {
  if (text === 'User' || text === 'Contractor' || text === 'Admin') return text;
  throw new Error(`Unknown account type: ${text}`);
}

/** Everyone who can sign in. */
export const people: readonly DemoPerson[] = [
  ...rows.map((row) => ({ ...row, type: toType(row.type) })),
  ...vendors.map((vendor) => {
    const [city = '', state = ''] = vendor.city.split(', ');
    const { email, firstName, lastName, phone, zip } = vendor;
    return {
      type: 'Vendor' as const,
      email,
      firstName,
      lastName,
      phone,
      zip,
      street: '1 Warehouse Way',
      city,
      state,
    };
  }),
];
