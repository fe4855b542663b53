// What a language model finds in a brief beyond what we read: wishes to take or leave, never geometry, products or prices.
import type { proposeWishes as proposeWishesCall } from '@wevisu/contract/ai-wishes.ts';
import type { CallInput, CallReply } from '@wevisu/contract/call.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { Brief } from '@wevisu/layout/brief/brief.ts';
import { correctBriefBy } from '@wevisu/layout/brief/brief-change.ts';
import { describeBrief } from '@wevisu/layout/brief/describe-brief.ts';
import { addProposal } from '@wevisu/layout/brief/model/add-proposal.ts';
import { buildWishPrompt } from '@wevisu/layout/brief/model/build-wish-prompt.ts';
import { type GroundedWish, readProposal } from '@wevisu/layout/brief/model/read-proposal.ts';
import { readBrief } from '@wevisu/layout/brief/read-brief.ts';
import type { AiCaller } from '../../../platform/http/caller.ts';
import type { LanguageModel } from './language-model.ts';

type Asked = CallInput<typeof proposeWishesCall>['body'];
type Answer = CallReply<typeof proposeWishesCall>['data'];

const NONE: Answer = { answered: false, wishes: [] };

/** Without a model, or without an answer of it, our own reading stands alone. */
export async function proposeWishes(
  model: Pick<LanguageModel, 'ask'> | null,
  { ai }: AiCaller,
  { text, corrections }: Asked,
): Promise<Result<Answer>> {
  if (!ai.emailVerified) return refuse('email_not_verified');
  const brief = correctBriefBy(readBrief(text), corrections);
  if (brief === null) return refuse('ai_brief_unreadable');
  const answer = await model?.ask(buildWishPrompt(brief));
  if (answer === null || answer === undefined) return ok(NONE);
  const { wishes } = readProposal(answer, brief);
  return ok({ answered: true, wishes: wishesBeyond(brief, wishes) });
}

/** What each wish adds to the brief, as its chip says it; what was read already adds nothing. */
function wishesBeyond(brief: Brief, proposed: readonly GroundedWish[]): Answer['wishes'] {
  const found: Answer['wishes'] = [];
  let now = brief;
  for (const wish of proposed) {
    const known = new Set(describeBrief(now).map(keyOf));
    const next = addProposal(now, { wishes: [wish], dropped: 0 });
    const chip = describeBrief(next).find((one) => !known.has(keyOf(one)));
    if (chip === undefined) continue;
    const { field, at, label, value: words } = chip;
    const place = next[field];
    const value = (Array.isArray(place) ? place[at ?? 0] : place)?.value;
    found.push({ field, value, label, words, quote: wish.quote });
    now = next;
  }
  return found;
}

const keyOf = ({ field, at }: { readonly field: string; readonly at: number | null }) =>
  `${field} ${at}`;
