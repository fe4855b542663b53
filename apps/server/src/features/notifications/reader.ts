import { DEFAULT_DIGEST_HOUR, type MailTimes } from '@wevisu/domain/notifications/mail-times.ts';
import type {
  MailPlan,
  NoticeKindName,
  OptionalKind,
} from '@wevisu/domain/notifications/notice-kinds.ts';
import { timeZoneOfZip } from '@wevisu/domain/notifications/time-zones.ts';
import type { ReaderRow } from './store/choices.ts';

/** Mails come at once until their reader chooses otherwise. */
export function planOf({ choices }: Pick<ReaderRow, 'choices'>, kind: OptionalKind): MailPlan {
  return choices[kind] ?? 'now';
}

/** Devices show everything until their owner chooses otherwise. */
export function pushPlanOf(
  { pushChoices }: Pick<ReaderRow, 'pushChoices'>,
  kind: NoticeKindName,
): MailPlan {
  return pushChoices[kind] ?? 'now';
}

export function timesOf(row: ReaderRow): MailTimes {
  const { timeZone, digestHour, quietFrom, quietTo } = row;
  return {
    zone: timeZone ?? timeZoneOfZip(row.zip).zone,
    digestHour: digestHour ?? DEFAULT_DIGEST_HOUR,
    quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
  };
}
