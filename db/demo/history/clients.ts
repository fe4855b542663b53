// The homeowners of the history: made up one after the other, each with the first order.
import type { Chance } from '../random.ts';
import { at } from '../table.ts';
import { firstNames, lastNames, type Place, places, streets } from './client-names.ts';
import { longId } from './long-id.ts';

export interface ClientAddress {
  readonly full_name: string;
  readonly street: string;
  readonly apartment: string;
  readonly city: string;
  readonly state: string;
  readonly zip_code: string;
  readonly phone_number: string;
}

export interface Client {
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly address: ClientAddress;
  readonly showroomId: number;
  readonly since: number;
  readonly card: { readonly token: string; readonly brand: string; readonly last4: string };
  readonly cartId: string;
}

/** Stripe's test cards that every sandbox accepts. */
const CARDS = [
  ['Visa', '4242'],
  ['Visa', '4242'],
  ['Visa', '5556'],
  ['Mastercard', '4444'],
  ['Mastercard', '8210'],
  ['American Express', '0005'],
  ['Discover', '1117'],
] as const;

/** Those who look around for a while before they order, in days. */
const LOOKS_DAYS = [0, 0, 1, 2, 3, 5, 8, 13, 21];
const DAY_MS = 86_400_000;

export class Clients {
  readonly #byShowroom = new Map<number, Client[]>();
  readonly #names = new Map<string, number>();
  readonly #chance: Chance;
  #nextId: number;
  readonly all: Client[] = [];

  constructor(chance: Chance, firstId: number) {
    this.#chance = chance;
    this.#nextId = firstId;
  }

  /** Somebody who orders in a showroom: half of them again, and most of those in the middle of a project. */
  next(showroom: { readonly id: number; readonly vsdId: string }, instant: number): Client {
    const chance = this.#chance;
    const known = this.#byShowroom.get(showroom.id) ?? [];
    if (known.length > 0 && chance.percent(66)) {
      return chance.percent(72) ? chance.pick(known.slice(-45)) : chance.pick(known);
    }
    const client = this.#make(showroom, instant);
    this.#byShowroom.set(showroom.id, [...known, client]);
    this.all.push(client);
    return client;
  }

  #make(showroom: { readonly id: number; readonly vsdId: string }, instant: number): Client {
    const chance = this.#chance;
    const firstName = chance.pick(firstNames);
    const lastName = chance.pick(lastNames);
    const place = placeOf(showroom.vsdId, chance);
    const [brand, last4] = chance.pick(CARDS);
    return {
      userId: this.#nextId++,
      ...{ firstName, lastName },
      email: this.#emailOf(`${firstName}.${lastName}`.toLowerCase()),
      address: {
        full_name: `${firstName} ${lastName}`,
        street: `${chance.between(101, 9880)} ${chance.pick(streets)}`,
        apartment: chance.percent(14) ? `Apt ${chance.between(2, 48)}` : '',
        city: place.city,
        state: place.state,
        zip_code: chance.pick(place.zips),
        phone_number: `${place.areaCode}55501${String(chance.below(100)).padStart(2, '0')}`,
      },
      showroomId: showroom.id,
      since: instant - at(LOOKS_DAYS, chance.below(LOOKS_DAYS.length)) * DAY_MS - 3_600_000,
      card: { token: `sbx_tok_${longId(chance)}`, brand, last4 },
      cartId: longId(chance),
    };
  }

  #emailOf(name: string): string {
    const count = (this.#names.get(name) ?? 0) + 1;
    this.#names.set(name, count);
    return `${name}${count === 1 ? '' : count}@example.com`;
  }
}

function placeOf(vsdId: string, chance: Chance): Place {
  const own = places.filter((place) => place.vsdId === vsdId);
  let drawn = chance.below(own.reduce((sum, { share }) => sum + share, 0));
  for (const place of own) {
    if (drawn < place.share) return place;
    drawn -= place.share;
  }
  return at(own, 0);
}
