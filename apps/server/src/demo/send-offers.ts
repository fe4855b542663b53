// Offers of the demo world's pros: made, sent and answered one after the other, as pros and their clients do it.
import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { readSeller, type SoldGoods } from '../../../../db/demo/intake.ts';
import { approveOffer, declineOffer, readOffer } from '../features/offers/answer-offer.ts';
import { saveOffer } from '../features/offers/draft-offer.ts';
import { endOffers } from '../features/offers/end-offers.ts';
import { sendOffer } from '../features/offers/send-offer.ts';
import { insertOffer } from '../features/offers/store/offers.ts';
import { newToken } from '../platform/crypto/tokens.ts';
import { DAY_MS, type IntakeDeps, must, NO_MAILS } from './intake-deps.ts';
import { DEMO_OFFERS, DEMO_STROKES, type DemoOffer } from './offers.ts';

/** From one step of a person to the next. */
const STEP_MS = 40 * 60_000;

type Deps = Pick<IntakeDeps, 'pool' | 'publicUrl' | 'now'>;

export async function sendOffers(deps: Deps): Promise<void> {
  const { pool } = deps;
  const slugs = [
    ...new Set(
      DEMO_OFFERS.flatMap(({ sections }) =>
        sections.flatMap(({ lines }) => lines.map(({ slug }) => slug)),
      ),
    ),
  ];
  for (const [email, offers] of Map.groupBy(DEMO_OFFERS, ({ pro }) => pro)) {
    const seller = await readSeller(pool, { email, slugs });
    for (const offer of offers) await sendOne(deps, { ...seller, offer });
  }
  for (const { madeDaysAgo, days } of DEMO_OFFERS) {
    const end = new Date(deps.now.getTime() + (days + 1 - madeDaysAgo) * DAY_MS);
    if (end <= deps.now) await endOffers({ pool, now: () => end });
  }
}

async function sendOne(
  deps: Deps,
  of: Awaited<ReturnType<typeof readSeller>> & { readonly offer: DemoOffer },
): Promise<void> {
  const { offer, proId, showroomId } = of;
  const { title, note, client, until } = offer;
  let at = deps.now.getTime() - offer.madeDaysAgo * DAY_MS;
  const now = () => {
    at += STEP_MS;
    return new Date(at);
  };
  const secret = newToken();
  const publicUrl = () => deps.publicUrl;
  const on = { pool: deps.pool, now, mailer: NO_MAILS, newToken: () => secret, publicUrl };
  const begun = now();
  const endsOn = addDays(dayOf(begun), offer.days);
  const texts = { title, note: '', clientName: client.name, clientEmail: client.email };
  const { id } = await insertOffer(deps.pool, {
    ...{ ...texts, showroomId, endsOn, sections: [], replaces: null, now: begun },
    ...{ projectId: null, room: null, changes: null },
  });
  const sections = sectionsOf(offer, of.goods);
  const words = { title, note, client_name: client.name, client_email: client.email };
  const change = { version: 1, ...words, ends_on: endsOn, sections };
  const { version } = must(await saveOffer(on, { proId, id, change }));
  if (until === 'draft') return;
  must(await sendOffer(on, { proId, id, version }));
  if (until === 'sent') return;
  const key = { kind: 'link', secret } as const;
  const seen = must(await readOffer(on, key));
  if (until === 'viewed') return;
  at += DAY_MS;
  const { hash } = seen;
  if (until === 'declined') {
    must(await declineOffer(on, { key, hash, reason: offer.reason ?? '' }));
    return;
  }
  const takes = until === 'approved' ? seen.sections : seen.sections.slice(0, 1);
  const picked = takes.flatMap(({ kind, lines }) =>
    (kind === 'one' ? lines.slice(0, 1) : lines).map(({ key }) => key),
  );
  const signed = { key, hash, picked, signedBy: client.name, strokes: DEMO_STROKES };
  must(await approveOffer(on, signed));
}

/** What a small world has none of is left out. */
function sectionsOf({ sections }: DemoOffer, goods: readonly SoldGoods[]) {
  return sections.map(({ lines, ...section }) => ({
    ...section,
    lines: lines.flatMap(({ slug, at, qty }) => {
      const found = goods.filter((one) => one.slug === slug)[at];
      if (found === undefined) return [];
      return [{ variant_id: found.variantId, qty: Math.max(qty, found.minimumUnit) }];
    }),
  }));
}
