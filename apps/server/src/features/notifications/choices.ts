import type { CallInput, CallReply } from '@wevisu/contract/call.ts';
import type {
  setMailChoice,
  setMailTimes,
  setPushChoice,
  showMailChoices,
} from '@wevisu/contract/mail-choices.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { NOTICE_KINDS } from '@wevisu/domain/notifications/notice-kinds.ts';
import { timeZoneOfZip } from '@wevisu/domain/notifications/time-zones.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import type { MailChoiceDeps } from './mail-deps.ts';
import { planOf, pushPlanOf, timesOf } from './reader.ts';
import {
  getReader,
  setChoice,
  setTimes,
  setPushChoice as writePushChoice,
} from './store/choices.ts';

type Deps = Pick<MailChoiceDeps, 'pool' | 'now'>;
type Person = Pick<SignedIn, 'userId' | 'type'>;
export type MailChoices = CallReply<typeof showMailChoices>['data'];

/** The kinds that an account of this type hears of by mail. */
function kindsOf(type: Person['type']) {
  return NOTICE_KINDS.filter(
    ({ readers, mails }) => (readers as readonly string[]).includes(type) && mails.length > 0,
  );
}

export async function showChoices(
  { pool }: Pick<Deps, 'pool'>,
  { userId, type }: Person,
): Promise<Result<MailChoices>> {
  const reader = await getReader(pool, userId);
  if (reader === null) return refuse('not_found');
  const { zone, digestHour, quiet } = timesOf(reader);
  const guess = timeZoneOfZip(reader.zip).isKnown ? 'zip_code' : 'nothing';
  return ok({
    kinds: kindsOf(type).map((one) => ({
      ...{ kind: one.kind, title: one.title, detail: one.detail, is_optional: one.isOptional },
      plan: one.isOptional ? planOf(reader, one.kind) : 'now',
      push: one.events.length > 0 ? pushPlanOf(reader, one.kind) : null,
    })),
    times: { time_zone: zone, digest_hour: digestHour, quiet },
    zone_from: reader.timeZone === null ? guess : 'choice',
  });
}

export async function choose(
  deps: Deps,
  { kind, plan, ...person }: Person & CallInput<typeof setMailChoice>['body'],
): Promise<Result<MailChoices>> {
  const { userId, type } = person;
  if (!kindsOf(type).some((one) => one.kind === kind)) return refuse('not_found');
  await setChoice(deps.pool, { userId, kind, plan, now: deps.now() });
  return showChoices(deps, person);
}

/** Any kind: what devices show is theirs to choose. */
export async function choosePush(
  deps: Deps,
  { kind, plan, ...person }: Person & CallInput<typeof setPushChoice>['body'],
): Promise<Result<MailChoices>> {
  const { userId, type } = person;
  if (!kindsOf(type).some((one) => one.kind === kind)) return refuse('not_found');
  await writePushChoice(deps.pool, { userId, kind, plan, now: deps.now() });
  return showChoices(deps, person);
}

export async function chooseTimes(
  deps: Deps,
  { time_zone, digest_hour, quiet, ...person }: Person & CallInput<typeof setMailTimes>['body'],
): Promise<Result<MailChoices>> {
  await setTimes(deps.pool, {
    ...{ userId: person.userId, timeZone: time_zone, digestHour: digest_hour },
    ...{ quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null },
  });
  return showChoices(deps, person);
}
