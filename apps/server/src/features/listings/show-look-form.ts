import type { CallReply } from '@wevisu/contract/call.ts';
import type { getLookForm as call } from '@wevisu/contract/listing-looks.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { cardOf, isKindId } from '@wevisu/scene/kinds/card-of.ts';
import { listKindFields } from '@wevisu/scene/kinds/looks/kind-fields.ts';

export function getLookForm(kind: string): Result<CallReply<typeof call>['data']> {
  if (!isKindId(kind)) return refuse('not_found');
  const fields = listKindFields(kind).map(({ isWhole, options, ...field }) => ({
    ...field,
    is_whole: isWhole,
    options: options.map((option) => ({ ...option })),
  }));
  return ok({ kind, label: cardOf(kind).label, fields });
}
