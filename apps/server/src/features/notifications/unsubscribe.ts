import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { MailChoiceDeps } from './mail-deps.ts';
import { planOf } from './reader.ts';
import { getReader, setChoice, switchDigestOff } from './store/choices.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';
import { unsubscribedTitle } from './with-unsubscribe.ts';

type Deps = Pick<MailChoiceDeps, 'pool' | 'now' | 'linkKey'>;

export interface Subscription {
  readonly about: string;
  readonly is_off: boolean;
}

/** What a link would switch off. Changes nothing: programs that look at mails open their links. */
export async function showSubscription(deps: Deps, token: string): Promise<Result<Subscription>> {
  const link = readUnsubscribeToken(token, { key: deps.linkKey, now: deps.now() });
  const reader = link && (await getReader(deps.pool, link.userId));
  if (link === null || reader === null) return refuse('unsubscribe_link_ended');
  const { what } = link;
  const isOff =
    what === 'digest'
      ? !Object.values(reader.choices).includes('digest')
      : planOf(reader, what) === 'off';
  return ok({ about: unsubscribedTitle(what), is_off: isOff });
}

/** RFC 8058. Again changes nothing. */
export async function unsubscribe(deps: Deps, token: string): Promise<Result<Subscription>> {
  const shown = await showSubscription(deps, token);
  const now = deps.now();
  const link = readUnsubscribeToken(token, { key: deps.linkKey, now });
  if (!shown.ok || link === null) return shown;
  const { userId, what } = link;
  if (what === 'digest') await switchDigestOff(deps.pool, { userId, now });
  else await setChoice(deps.pool, { userId, kind: what, plan: 'off', now });
  return ok({ ...shown.value, is_off: true });
}
