import type { CallArgs, CallDefinition, CallReply } from '@wevisu/contract/call.ts';
import { data, type RouterContextProvider } from 'react-router';
import { apiContext } from './context.ts';

type Context = Readonly<RouterContextProvider>;

/** The reply of a public call for a page; a refusal is thrown as the page's error with its status. */
export async function load<C extends CallDefinition>(
  context: Context,
  definition: C,
  args: CallArgs<C>,
): Promise<CallReply<C>> {
  const outcome = await context.get(apiContext)(definition, args);
  if (outcome.ok) return outcome.reply;
  throw data({ message: outcome.message }, { status: outcome.status });
}

/** Like `load`, but null if there is no such record. */
export async function loadOrNull<C extends CallDefinition>(
  context: Context,
  definition: C,
  args: CallArgs<C>,
): Promise<CallReply<C> | null> {
  const outcome = await context.get(apiContext)(definition, args);
  if (outcome.ok) return outcome.reply;
  if (outcome.status === 404) return null;
  throw data({ message: outcome.message }, { status: outcome.status });
}
