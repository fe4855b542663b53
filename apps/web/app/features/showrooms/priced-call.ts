import type { CallArgs, CallDefinition, CallReply } from '@wevisu/contract/call.ts';
import { data, type RouterContextProvider } from 'react-router';
import { apiContext, type CallOutcome } from '../../platform/context.ts';

/** A reply with the showroom whose prices it contains; null if it contains none. */
export interface Priced<C extends CallDefinition> {
  readonly reply: CallReply<C>;
  readonly vsdId: string | null;
}

/**
 * A call at the prices of a showroom. If the showroom is gone or closed, the call is repeated without
 * prices, so that the page still works; any other refusal becomes the page's error. Returns null if
 * there is no such record.
 */
export async function loadPriced<C extends CallDefinition>(
  context: Readonly<RouterContextProvider>,
  definition: C,
  vsdId: string | null,
  argsFor: (showroom: { readonly vsd_id?: string }) => CallArgs<C>,
): Promise<Priced<C> | null> {
  const api = context.get(apiContext);
  const outcome = await api(definition, argsFor(vsdId === null ? {} : { vsd_id: vsdId }));
  if (outcome.ok) return { reply: outcome.reply, vsdId };
  if (vsdId !== null && isAboutShowroom(outcome))
    return loadPriced(context, definition, null, argsFor);
  if (outcome.status === 404) return null;
  throw data({ message: outcome.message }, { status: outcome.status });
}

function isAboutShowroom(outcome: Extract<CallOutcome<CallDefinition>, { ok: false }>): boolean {
  return outcome.code?.startsWith('showroom_') ?? false;
}
