// Offers of another showroom, tried by a pro, and links that nobody has, tried by anybody.
import * as offers from '@wevisu/contract/offers.ts';
import * as own from '@wevisu/contract/own-offers.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import type { Try } from './project-tries.ts';

interface Records {
  readonly app: TestApp;
  readonly otherPro: string;
  readonly homeowner: string;
  readonly offerId: number;
}

/** A draft of the showroom; returns its id. */
export async function keepOffer(
  app: TestApp,
  of: { readonly showroom: number; readonly variantId: number },
): Promise<number> {
  const lines = [{ variant_id: of.variantId, qty: 2 }];
  const sections = JSON.stringify([{ title: 'Part', kind: 'each', allowance: null, lines }]);
  const { rows } = await app.pool.query(
    `insert into offers (showroom_id, client_name, client_email, title, note, ends_on, sections, made_at)
     select id, 'Zephyrine', 'zephyrine@example.com', 'Zephyrine offer', '', '2099-01-01', $2, now()
     from showrooms where user_id = $1 returning id`,
    [of.showroom, sections],
  );
  return Number(rows[0].id);
}

const secret = 'a'.repeat(43);
const hash = '0'.repeat(64);
const draft = { title: 'Mine', note: '', client_name: '', client_email: '', sections: [] };

export function offerTries(given: () => Records): readonly Try[] {
  const params = () => ({ id: given().offerId });
  const by = () => ({ token: given().otherPro });
  const byHomeowner = () => ({ token: given().homeowner });
  return [
    [
      offers.getOffer.name,
      () => given().app.call(offers.getOffer, { params: params() }, by()),
      404,
    ],
    [
      offers.saveOffer.name,
      () => {
        const body = { ...draft, version: 1, ends_on: '2099-01-01' };
        return given().app.call(offers.saveOffer, { params: params(), body }, by());
      },
      404,
    ],
    [
      offers.deleteOffer.name,
      () => given().app.call(offers.deleteOffer, { params: params() }, by()),
      404,
    ],
    [
      offers.sendOffer.name,
      () => given().app.call(offers.sendOffer, { params: params(), body: { version: 1 } }, by()),
      404,
    ],
    [
      offers.sendChange.name,
      () => {
        const body = { seen: hash, note: '', ends_on: '2099-01-01' };
        return given().app.call(offers.sendChange, { params: params(), body }, by());
      },
      404,
    ],
    [
      offers.withdrawOffer.name,
      () => given().app.call(offers.withdrawOffer, { params: params() }, by()),
      404,
    ],
    [
      offers.printOffer.name,
      () => given().app.call(offers.printOffer, { params: params() }, by()),
      404,
    ],
    [
      offers.printLinked.name,
      () => given().app.call(offers.printLinked, { body: { secret } }),
      404,
    ],
    [
      offers.makeOffer.name,
      () => {
        const from = { kind: 'offer', offer: given().offerId } as const;
        return given().app.call(offers.makeOffer, { body: { from } }, by());
      },
      404,
    ],
    [offers.readOffer.name, () => given().app.call(offers.readOffer, { body: { secret } }), 404],
    [
      offers.approveOffer.name,
      () => {
        const body = { secret, hash, picked: ['1.1'], signed_by: 'Mine', strokes: null };
        return given().app.call(offers.approveOffer, { body });
      },
      404,
    ],
    [
      offers.declineOffer.name,
      () => given().app.call(offers.declineOffer, { body: { secret, hash, reason: '' } }),
      404,
    ],
    [
      offers.buyOffer.name,
      () => given().app.call(offers.buyOffer, { body: { secret } }, byHomeowner()),
      404,
    ],
    [
      own.getOwnOffer.name,
      () => given().app.call(own.getOwnOffer, { params: params() }, byHomeowner()),
      404,
    ],
    [
      own.approveOwn.name,
      () => {
        const body = { hash, picked: ['1.1'], signed_by: 'Mine', strokes: null };
        return given().app.call(own.approveOwn, { params: params(), body }, byHomeowner());
      },
      404,
    ],
    [
      own.declineOwn.name,
      () => {
        const body = { hash, reason: '' };
        return given().app.call(own.declineOwn, { params: params(), body }, byHomeowner());
      },
      404,
    ],
    [own.buyOwn.name, () => given().app.call(own.buyOwn, { params: params() }, byHomeowner()), 404],
    [
      own.printOwn.name,
      () => given().app.call(own.printOwn, { params: params() }, byHomeowner()),
      404,
    ],
  ];
}
