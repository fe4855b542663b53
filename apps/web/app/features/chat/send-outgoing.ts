import { ApiFailure } from '../../platform/api-failure.ts';
import { type ChatMessage, sendMessage } from './chat-calls.ts';
import { dropOutgoing, type Outgoing, setProblem } from './outbox.ts';

/** Sends one message of the outbox. 'later': it stays there, since there was no answer, or the server was busy. */
export async function sendOutgoing(one: Outgoing): Promise<ChatMessage | 'refused' | 'later'> {
  try {
    const message = await sendMessage(one);
    dropOutgoing(one.key);
    return message;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (!isRefused(error)) return 'later';
    setProblem(one.key, problemOf(error));
    return 'refused';
  }
}

/** No answer, a busy server and too many calls pass by themselves. */
const isRefused = ({ status }: ApiFailure) =>
  status >= 400 && status < 500 && ![401, 408, 429].includes(status);

function problemOf({ fields, text }: ApiFailure): string {
  return Object.values(fields)[0]?.[0] ?? text;
}
