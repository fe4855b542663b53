import type { CallInput, CallReply } from '@wevisu/contract/call.ts';
import type { findPros as call, ProCard, ProProfile } from '@wevisu/contract/directory.ts';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { LISTING } from '@wevisu/domain/people/pro-listing.ts';
import { isLicenseExpired } from '@wevisu/domain/people/pro-start.ts';
import { listAnswerTimes } from '../pro-hours/answer-times.ts';
import type { DirectoryDeps } from './deps.ts';
import type { FindPlace } from './find-place.ts';
import { toRange } from './own-listing.ts';
import { toRoom } from './show-room.ts';
import {
  type CardRow,
  findListed,
  getAnswerHours,
  getListed,
  listReviews,
} from './store/listed.ts';
import { listCovers, listPortfolio } from './store/rooms.ts';

type Deps = Pick<DirectoryDeps, 'pool' | 'now'>;

const ABOUT_ON_CARD = 220;
const SHOWN_REVIEWS = 50;

/** Near a ZIP code, pros who work there, the nearest first; without one, those who were listed last first. */
export async function findPros(
  { pool, now, findPlace }: Deps & { readonly findPlace: FindPlace },
  query: CallInput<typeof call>['query'],
): Promise<Result<CallReply<typeof call>['data']>> {
  const { zip, radius, kind = null, style = null, state = null, stars = null } = query;
  const place = zip === undefined ? null : await findPlace(zip);
  if (zip !== undefined && place === null) return refuseFields({ zip: 'pro_zip_unknown' });
  const page = Math.min(query.page, LISTING.maxPages);
  const at = now();
  const rows = await findListed[place === null ? 'all' : 'near'].list(pool, {
    ...{ latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0, radius, now: at },
    ...{ kind, style, state, stars },
    offset: (page - 1) * LISTING.perPage,
    limit: LISTING.perPage + 1,
  });
  const shown = rows.slice(0, LISTING.perPage);
  const covers = new Map(
    (await listCovers(pool, { proIds: shown.map(({ proId }) => proId) })).map((room) => [
      room.proId,
      toRoom(room),
    ]),
  );
  return ok({
    pros: shown.map((row) => ({
      ...toCard(row, at),
      about: shorten(row.about),
      miles: row.miles === null ? null : Math.round(row.miles),
      cover: covers.get(row.proId) ?? null,
    })),
    page,
    has_more: rows.length > LISTING.perPage && page < LISTING.maxPages,
    place: place && { city: place.city, state: place.state },
  });
}

export async function getProProfile(
  { pool, now }: Deps,
  slug: string,
): Promise<Result<ProProfile>> {
  const at = now();
  const row = await getListed(pool, { slug, now: at });
  if (row === null) return refuse('pro_not_listed');
  const { proId, zip, licenseUntil } = row;
  const [portfolio, reviews, { hours }, answering] = await Promise.all([
    listPortfolio(pool, { proId }),
    listReviews(pool, { proId, now: at, limit: SHOWN_REVIEWS }),
    getAnswerHours(pool, { proId, min: LISTING.minAnswers }),
    listAnswerTimes(pool, { userIds: [proId], now: at }),
  ]);
  const card = toCard(row, at);
  const { license_state: state } = card;
  return ok({
    ...card,
    license: state === null || licenseUntil === null ? null : { state, expires_on: licenseUntil },
    ...{ zip, answer_hours: hours, answers: answering.get(proId)?.times ?? null },
    portfolio: portfolio.map(toRoom),
    reviews: reviews.map(({ stars, text, by, writtenAt }) => ({
      ...{ stars, text, by, written_at: writtenAt.toISOString() },
    })),
  });
}

function toCard(row: CardRow, now: Date): Omit<ProCard, 'miles' | 'cover'> {
  const { slug, name, about, city, state, rooms, average, reviews } = row;
  const isExpired = isLicenseExpired(row.licenseUntil, dayOf(now));
  return {
    ...{ slug, company_name: row.companyName, name, about, city, state, rooms },
    ...{ kinds: [...row.kinds], styles: [...row.styles], radius_miles: row.radiusMiles },
    hourly: toRange(row.hourlyFrom, row.hourlyTo),
    project: toRange(row.projectFrom, row.projectTo),
    license_state: isExpired ? null : row.licenseState,
    rating: average === null ? null : { average, reviews },
  };
}

/** At the end of a word. */
function shorten(text: string): string {
  if (text.length <= ABOUT_ON_CARD) return text;
  return `${text.slice(0, ABOUT_ON_CARD).replace(/\s+\S*$/, '')}…`;
}
