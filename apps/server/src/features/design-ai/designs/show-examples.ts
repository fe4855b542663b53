import type { listExamples as listExamplesCall } from '@wevisu/contract/ai-examples.ts';
import type { CallReply } from '@wevisu/contract/call.ts';
import type { DesignsDeps } from './deps.ts';
import { listExamples } from './store/examples.ts';

export async function showExamples({
  pool,
  model,
}: Pick<DesignsDeps, 'pool' | 'model'>): Promise<CallReply<typeof listExamplesCall>['data']> {
  const rows = await listExamples(pool);
  const examples = rows.map(({ totalCents, picture, ...row }) => ({
    ...row,
    total_cents: totalCents,
    picture: picture ? { version: picture } : null,
  }));
  return { examples, proposes_wishes: model !== null };
}
