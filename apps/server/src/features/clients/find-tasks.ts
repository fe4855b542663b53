import type { FoundTask } from '@wevisu/contract/pro-tasks.ts';
import { addDays, day, dayOf, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import type { RequestKind } from '@wevisu/domain/orders/order-requests.ts';
import { projectOfHomeownerPath } from '@wevisu/site/paths.ts';
import { PRO_LICENSE_PATH, PRO_PATHS, proOrderPath } from '@wevisu/site/pro-paths.ts';
import type { ClientsDeps } from './deps.ts';
import {
  findEndingLicense,
  listAnsweredProposals,
  listEndingCoupons,
  listLateOrders,
  listNewlyShared,
  listOpenRequests,
} from './store/found-tasks.ts';

const LICENSE_NOTICE_DAYS = 60;
const COUPON_NOTICE_DAYS = 7;
const SHARED_NOTICE_DAYS = 14;
const DAY_MS = 86_400_000;

const ASKED: Readonly<Record<RequestKind, string>> = {
  cancel: 'wants to cancel',
  return: 'wants to return',
  incomplete: 'reports missing or damaged goods',
};

type Deps = Pick<ClientsDeps, 'pool' | 'now'>;

/** What waits for the pro, as the facts say: each goes away when it is settled or its time is over. */
export async function findTasks(deps: Deps, proId: ProUserId): Promise<FoundTask[]> {
  const parts = await Promise.all([
    requests(deps, proId),
    lateOrders(deps, proId),
    sharedRooms(deps, proId),
    proposals(deps, proId),
    license(deps, proId),
    coupons(deps, proId),
  ]);
  return parts.flat();
}

async function requests({ pool }: Deps, proId: ProUserId): Promise<FoundTask[]> {
  return (await listOpenRequests(pool, { proId })).map(
    ({ id, kind, askedAt, product, order, client }) => ({
      kind: 'request',
      key: `request-${id}`,
      title: `${client} ${ASKED[kind]}`,
      text: `${product} of order ${order}. Staff decide; talk to your client meanwhile.`,
      since: askedAt.toISOString(),
      link: proOrderPath(order),
    }),
  );
}

async function lateOrders({ pool, now }: Deps, proId: ProUserId): Promise<FoundTask[]> {
  const rows = await listLateOrders(pool, { proId, today: dayOf(now()) });
  return rows.map(({ order, client, promised, lines }) => ({
    kind: 'late',
    key: `late-${order}`,
    title: `Order ${order} is late`,
    text: `${lines === 1 ? 'One item' : `${lines} items`} of ${client} should have arrived by ${formatDay(day(promised))}.`,
    since: promised,
    link: proOrderPath(order),
  }));
}

async function sharedRooms({ pool, now }: Deps, proId: ProUserId): Promise<FoundTask[]> {
  const since = new Date(now().getTime() - SHARED_NOTICE_DAYS * DAY_MS);
  return (await listNewlyShared(pool, { proId, since })).map(({ id, name, client, sharedAt }) => ({
    kind: 'shared',
    key: `shared-${id}`,
    title: `${client} shared “${name}”`,
    text: 'Look at the room and say what you think of it.',
    since: sharedAt.toISOString(),
    link: projectOfHomeownerPath(id),
  }));
}

async function proposals({ pool, now }: Deps, proId: ProUserId): Promise<FoundTask[]> {
  const since = new Date(now().getTime() - SHARED_NOTICE_DAYS * DAY_MS);
  return (await listAnsweredProposals(pool, { proId, since })).map(
    ({ id, project, name, client, state, answer, closedAt }) => ({
      kind: 'proposal',
      key: `proposal-${id}`,
      title: `${client} ${state} your proposal for “${name}”`,
      text: answer || (state === 'accepted' ? 'The room is as you proposed it.' : ''),
      since: closedAt.toISOString(),
      link: projectOfHomeownerPath(project),
    }),
  );
}

async function license({ pool, now }: Deps, proId: ProUserId): Promise<FoundTask[]> {
  const today = dayOf(now());
  const until = addDays(today, LICENSE_NOTICE_DAYS);
  const ending = await findEndingLicense(pool, { proId, until });
  if (ending === null) return [];
  const { number, expiresOn } = ending;
  const on = formatDay(day(expiresOn));
  return [
    {
      kind: 'license',
      key: 'license',
      title: expiresOn < today ? 'Your license has expired' : `Your license expires on ${on}`,
      text: `Send us the renewal of license ${number}.`,
      since: expiresOn,
      link: PRO_LICENSE_PATH,
    },
  ];
}

async function coupons({ pool, now }: Deps, proId: ProUserId): Promise<FoundTask[]> {
  const from = now();
  const until = new Date(from.getTime() + COUPON_NOTICE_DAYS * DAY_MS);
  return (await listEndingCoupons(pool, { proId, from, until })).map(({ id, code, expiresAt }) => ({
    kind: 'coupon',
    key: `coupon-${id}`,
    title: `Coupon ${code} ends on ${formatDate(expiresAt)}`,
    text: 'Tell your clients, or make another one.',
    since: expiresAt.toISOString(),
    link: PRO_PATHS.coupons,
  }));
}
