import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { carrierName, trackingUrl } from '@wevisu/domain/orders/tracking.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { MailBlock } from '../../platform/mail/render-mail.ts';
import { notify } from '../notifications/notify.ts';
import type { OrdersDeps } from './deps.ts';
import { orderPath, orderTopic } from './order-path.ts';
import type { LockedItem } from './store/lockable.ts';
import type { ParcelRow } from './store/parcels.ts';

const WORDS = {
  shipped: {
    template: 'parcel_shipped',
    subject: 'a parcel is on its way',
    heading: 'In this parcel',
  },
  delivered: {
    template: 'parcel_delivered',
    subject: 'a parcel was delivered',
    heading: 'In this parcel',
  },
} as const;

/** The homeowner hears of each parcel: that it is on its way, and that it has arrived. */
export async function tellOfParcel(
  deps: Pick<OrdersDeps, 'mailer' | 'publicUrl'>,
  trx: Queryable,
  of: {
    readonly step: keyof typeof WORDS;
    readonly parcel: ParcelRow;
    /** One of its lines. */
    readonly item: LockedItem;
  },
): Promise<void> {
  const { step, parcel, item } = of;
  const { orderNumber: number, homeownerId: userId, homeownerEmail: to } = item;
  const { template, subject, heading } = WORDS[step];
  const title = `Order ${number}: ${subject}`;
  const inside = parcel.lines.map(({ qty, productName }) => `${qty} x ${productName}`).join(', ');
  const link = orderPath(number);
  await notify(trx, [
    {
      ...{ userId, event: 'order_item_status', title, link, topic: orderTopic(number) },
      text: `From ${parcel.vendor}: ${inside}.`,
    },
  ]);
  if (to === null) return;
  const blocks: MailBlock[] = [
    {
      ...{ kind: 'rows', heading },
      rows: parcel.lines.map(({ qty, of: whole, unit, productName }) => ({
        label: `${productName} from ${parcel.vendor}`,
        value: qty === whole ? countUnits(qty, unit) : `${qty} of ${countUnits(whole, unit)}`,
      })),
    },
    ...(step === 'shipped' ? wayOf(parcel) : proofOf(parcel)),
    { kind: 'button', label: 'View my order', url: deps.publicUrl() + link },
  ];
  await deps.mailer.queue(trx, [
    {
      ...{ template, to },
      content: {
        ...{ subject: title, title: `Hello ${item.homeownerFirstName}`.trim(), preview: inside },
        blocks,
      },
    },
  ]);
}

function wayOf({ carrier, trackingNumber: number }: ParcelRow): MailBlock[] {
  if (carrier === null || number === null) return [];
  const name = `${carrierName(carrier)} ${number}`;
  const url = trackingUrl({ carrier, number });
  return [
    url === null
      ? { kind: 'text', text: `It travels with ${name}.` }
      : { kind: 'button', label: `Follow ${name}`, url },
  ];
}

function proofOf({ receivedBy, carrierNote }: ParcelRow): MailBlock[] {
  const texts = [
    ...(receivedBy === '' ? [] : [`Received by ${receivedBy}.`]),
    ...(carrierNote === '' ? [] : [`The carrier noted: ${carrierNote}`]),
    'Is something missing or damaged? Report it on the page of your order.',
  ];
  return texts.map((text) => ({ kind: 'text', text }));
}
