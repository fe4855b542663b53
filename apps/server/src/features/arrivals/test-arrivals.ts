// Shipments on their way, and the calls about their arrival in the words of homeowner, pro and vendor, for tests.
import { randomUUID } from 'node:crypto';
import * as arrivals from '@wevisu/contract/arrivals.ts';
import type { CallInput } from '@wevisu/contract/call.ts';
import * as parcels from '@wevisu/contract/parcels.ts';
import type { PlainIds } from '@wevisu/domain/ids.ts';
import sharp from 'sharp';
import { addressOf, type TestApp } from '../../test-app.ts';
import { sendForm } from '../../test-form.ts';
import type { TestOrders } from '../../test-orders.ts';

type SaveBody = PlainIds<CallInput<typeof arrivals.saveArrivalCount>['body']>;
type Line = SaveBody['lines'][number];

export interface TestShipment {
  readonly number: string;
  readonly id: number;
  /** Ids of its lines. */
  readonly lines: readonly number[];
}

export function testArrivals(app: TestApp, world: TestOrders) {
  const self = {
    /** Lines of so many units each, packed and on their way. */
    async ship(quantities: readonly number[]): Promise<TestShipment> {
      const { number } = await world.buy(quantities);
      const lines = (await world.lines(number)).map(({ id }) => Number(id));
      for (const id of lines) await world.set('vendor', id, { status: 'Vendor Approved' });
      const body = {
        lines: lines.map((id, at) => ({ id, qty: quantities[at] ?? 0, of: quantities[at] ?? 0 })),
      };
      const by = { token: world.vendor.token };
      const { id, version } = (await app.call(parcels.makeParcel, { body }, by)).body.data;
      await app.call(parcels.shipParcel, { params: { id }, body: { seen: version } }, by);
      return { number, id, lines };
    },

    show: (id: number, token = world.buyer.token) =>
      app.call(arrivals.getArrival, { params: { id } }, { token }),

    save(
      id: number,
      lines: readonly (Partial<Line> & Pick<Line, 'order_item_id' | 'received'>)[],
      {
        seen = null,
        token = world.buyer.token,
        request = randomUUID(),
      }: { seen?: number | null; token?: string; request?: string } = {},
    ) {
      const whole = lines.map((line) => ({ damaged: 0, lots: [], note: '', photos: [], ...line }));
      const body = { request_id: request, seen, lines: whole };
      return app.call(arrivals.saveArrivalCount, { params: { id }, body }, { token });
    },

    sign(
      id: number,
      seen: number,
      {
        token = world.buyer.token,
        request = randomUUID(),
        corrects = null,
        receivedBy = 'Ana Lopez',
        at = new Date().toISOString(),
      }: {
        token?: string;
        request?: string;
        corrects?: number | null;
        receivedBy?: string;
        at?: string;
      } = {},
    ) {
      const body = { request_id: request, seen, corrects, received_by: receivedBy, signed_at: at };
      return app.call(arrivals.signArrival, { params: { id }, body }, { token });
    },

    async photo({
      id,
      line,
      request = randomUUID(),
      token = world.buyer.token,
    }: {
      id: number;
      line: number;
      request?: string;
      token?: string;
    }) {
      const wall = { width: 400, height: 300, channels: 3, background: '#886' } as const;
      const bytes = await sharp({ create: wall }).jpeg().toBuffer();
      return sendForm(app, {
        url: addressOf(arrivals.uploadArrivalPhoto, { id }),
        fields: {
          photo: new File([new Uint8Array(bytes)], 'box.jpg', { type: 'image/jpeg' }),
          ...{ order_item_id: String(line), request_id: request },
        },
        token,
      });
    },

    letProCheck: (number: string, is_allowed = true) =>
      app.call(
        arrivals.setArrivalAccess,
        { params: { number }, body: { is_allowed } },
        { token: world.buyer.token },
      ),

    async requests(number: string) {
      return (await world.lines(number)).flatMap(({ requests }) => requests);
    },
  };
  return self;
}

export type TestArrivals = ReturnType<typeof testArrivals>;
