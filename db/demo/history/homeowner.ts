// The homeowner of the README, who shops in the first showroom like everybody else.
import { people } from '../people/people.ts';
import type { Chance } from '../random.ts';
import { requireEntry } from '../table.ts';
import type { Client } from './clients.ts';
import { longId } from './long-id.ts';
import { DAY_MS } from './seasons.ts';
import type { SellingShowroom } from './terms.ts';

const EMAIL = 'homeowner@example.com';

/** How many days before the first start each was placed. */
export const homeownerOrders = [402.4, 219.3, 61.2, 17.4, 6.3, 0.6];

export function homeownerAsClient(
  userIds: ReadonlyMap<string, number>,
  of: { readonly showroom: SellingShowroom; readonly now: number; readonly chance: Chance },
): Client {
  const person = people.find(({ email }) => email === EMAIL);
  if (person === undefined) throw new Error(`${EMAIL} is not in the table of people.`);
  const { firstName, lastName, street, city, state, zip, phone } = person;
  return {
    ...{ userId: requireEntry(userIds, EMAIL), firstName, lastName, email: EMAIL },
    address: {
      full_name: `${firstName} ${lastName}`,
      ...{ street, apartment: '', city, state, zip_code: zip, phone_number: phone },
    },
    showroomId: of.showroom.id,
    since: of.now - 410 * DAY_MS,
    card: { token: `sbx_tok_${longId(of.chance)}`, brand: 'Visa', last4: '4242' },
    cartId: longId(of.chance),
  };
}
