// What every change of the factors has in common: it takes a confirmation, waits its turn, and is told by mail.
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { MailTemplate } from '@wevisu/domain/notifications/notice-kinds.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import type { MailContent } from '../../platform/mail/render-mail.ts';
import type { SecondFactorDeps } from './deps.ts';
import { type FactorName, factorAddedMail, factorRemovedMail } from './mails.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { takeConfirmed } from './store/confirmations.ts';
import { deleteFactors, getPerson, hasFactor, lockFactors } from './store/factors.ts';
import { trustNoDevice } from './store/second-steps.ts';

type Deps = Pick<SecondFactorDeps, 'pool' | 'mailer' | 'events'>;

/** In a transaction that holds the account's factors. A refused change leaves the confirmation as it was. */
export function changeFactors<T>(
  { pool }: Pick<Deps, 'pool'>,
  { userId, sessionHash }: SignedIn,
  change: (db: Queryable) => Promise<Result<T>>,
): Promise<Result<T>> {
  return inTransactionOfResult(pool, async (client) => {
    await lockFactors(client, { userId });
    if (!(await takeConfirmed(client, { sessionHash }))) return refuse('confirmation_required');
    return change(client);
  });
}

/** Codes for whoever has just added the first factor; null for whoever has codes. */
export async function firstRecoveryCodes(db: Queryable, userId: UserId): Promise<string[] | null> {
  const person = await getPerson(db, { userId });
  return person?.recoveryCodesLeft === 0 ? makeRecoveryCodes(db, userId) : null;
}

export async function mailOwner(
  { mailer }: Pick<Deps, 'mailer'>,
  db: Queryable,
  { userId, template, content }: { userId: UserId; template: MailTemplate; content: MailContent },
): Promise<void> {
  const person = await getPerson(db, { userId });
  if (person !== null) await mailer.queue(db, [{ template, to: person.email, content }]);
}

/** By mail, and to the operators. */
export async function tellAdded(
  deps: Pick<Deps, 'mailer' | 'events'>,
  db: Queryable,
  { userId, name }: { readonly userId: UserId; readonly name: FactorName },
): Promise<void> {
  await mailOwner(deps, db, { userId, template: 'factor_added', content: factorAddedMail(name) });
  await deps.events.write(db, { kind: 'factor_added', userId, about: name });
}

/** Whatever was passed with the removed factor is passed no more. Without any factor nothing else is left. */
export async function afterRemoval(
  deps: Pick<Deps, 'mailer' | 'events'>,
  db: Queryable,
  { userId, name }: { readonly userId: UserId; readonly name: FactorName },
): Promise<Result<null>> {
  await trustNoDevice(db, { userId });
  const isLast = !(await hasFactor(db, { userId })).found;
  if (isLast) await deleteFactors(db, userId);
  const content = factorRemovedMail(name, isLast);
  await mailOwner(deps, db, { userId, template: 'factor_removed', content });
  await deps.events.write(db, { kind: 'factor_removed', userId, about: name });
  return ok(null);
}
