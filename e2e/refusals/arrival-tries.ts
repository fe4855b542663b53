// What a stranger tries with a shipment that somebody else counts and signs for.
import { randomUUID } from 'node:crypto';
import * as arrivals from '@wevisu/contract/arrivals.ts';
import type { CallArgs, CallDefinition } from '@wevisu/contract/call.ts';
import type { PlainIds } from '@wevisu/domain/ids.ts';
import { addressOf, type TestApp } from '../../apps/server/src/test-app.ts';
import { sendForm } from '../../apps/server/src/test-form.ts';
import type { Try } from './project-tries.ts';

interface Given {
  readonly app: TestApp;
  readonly stranger: { readonly token: string };
  readonly parcelId: number;
  readonly itemId: number;
  readonly arrivalPhotoId: number;
  readonly orderNumber: string;
}

/** A photo of a line of a parcel; returns its id. */
export async function keepArrivalPhoto(app: TestApp, parcelId: number): Promise<number> {
  const { rows } = await app.pool.query(
    `insert into arrival_photos (parcel_id, order_item_id, user_id, request_id, key, width, height, bytes,
       created_at, kept_at)
     select l.parcel_id, l.order_item_id, o.user_id, gen_random_uuid(), 'arrivals/kept', 4, 3, 9, now(), now()
     from parcel_lines l join order_items i on i.id = l.order_item_id join orders o on o.id = i.order_id
     where l.parcel_id = $1 returning id::int`,
    [parcelId],
  );
  return rows[0].id;
}

/** `given` is called when a try is sent: it does not exist yet when tests are listed. */
export function arrivalTries(given: () => Given): Try[] {
  function attempt<C extends CallDefinition>(
    definition: C,
    argsOf: (of: Given) => PlainIds<CallArgs<C>>,
  ): Try {
    const send = () => given().app.call(definition, argsOf(given()), given().stranger);
    return [definition.name, send as Try[1], 404];
  }
  const parcel = ({ parcelId: id }: Given) => ({ params: { id } });
  const order = ({ orderNumber: number }: Given) => ({ params: { number } });
  return [
    attempt(arrivals.getArrival, parcel),
    attempt(arrivals.saveArrivalCount, (of) => ({
      ...parcel(of),
      body: { request_id: randomUUID(), seen: null, lines: [] },
    })),
    attempt(arrivals.signArrival, (of) => ({
      ...parcel(of),
      body: {
        ...{ request_id: randomUUID(), seen: 1, corrects: null, received_by: 'Me' },
        signed_at: '2026-11-01T10:00:00.000Z',
      },
    })),
    attempt(arrivals.getArrivalPhoto, ({ arrivalPhotoId: id }) => ({ params: { id }, query: {} })),
    attempt(arrivals.getArrivalAccess, order),
    attempt(arrivals.setArrivalAccess, (of) => ({ ...order(of), body: { is_allowed: true } })),
    [
      arrivals.uploadArrivalPhoto.name,
      async () => {
        const { app, stranger, itemId, ...of } = given();
        const photo = new File([new Uint8Array(9)], 'mine.jpg', { type: 'image/jpeg' });
        const { status, body } = await sendForm(app, {
          url: addressOf(arrivals.uploadArrivalPhoto, { id: of.parcelId }),
          fields: { photo, order_item_id: String(itemId), request_id: randomUUID() },
          token: stranger.token,
        });
        return { status, body } as Awaited<ReturnType<Try[1]>>;
      },
      404,
    ],
  ];
}
