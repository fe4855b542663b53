// The account of AI 3D design of the demo world: welcome credits, runs with the designs that were delivered and one that
// failed, and a pack that was bought, each on its day.
import { randomUUID } from 'node:crypto';
import { CREDIT_PACKS } from '@wevisu/domain/design-ai/credit-packs.ts';
import { DESIGN_CREDITS } from '@wevisu/domain/design-ai/credits.ts';
import { loadAiAccount } from '../../../../db/demo/people/ai-account.ts';
import { readExamples } from '../../../../db/demo/rooms/example-files.ts';
import { loadExample } from '../../../../db/demo/rooms/load-example.ts';
import { stockExample } from '../../../../db/demo/rooms/stock-example.ts';
import { buyPack } from '../features/design-ai/credits/buy-pack.ts';
import { grantWelcome } from '../features/design-ai/credits/grant-welcome.ts';
import { chargeHeld, holdCredits, returnHeld } from '../features/design-ai/credits/hold-credits.ts';
import { createSandboxGateway } from '../features/gateway/sandbox/sandbox-gateway.ts';
import { stillFileKey } from '../features/stills/worker/still-files.ts';
import { newToken } from '../platform/crypto/tokens.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { DAY_MS, type IntakeDeps, must, NO_MAILS } from './intake-deps.ts';
import { priceExample } from './price-example.ts';

type Act = 'welcome' | 'run' | 'failed' | 'buy';

/** Days before the first start. */
const HISTORY: readonly { readonly days: number; readonly act: Act }[] = [
  { days: 41, act: 'welcome' },
  { days: 41, act: 'run' },
  { days: 40, act: 'run' },
  { days: 33, act: 'run' },
  { days: 26, act: 'buy' },
  { days: 26, act: 'run' },
  { days: 19, act: 'failed' },
  { days: 19, act: 'run' },
  { days: 4, act: 'run' },
];

export async function sendCredits(deps: Pick<IntakeDeps, 'pool' | 'publicUrl' | 'now' | 'files'>) {
  const { pool, publicUrl, files } = deps;
  const examples = (await readExamples()).map((example, n) => ({ example, place: n + 1 }));
  const accountId = await loadAiAccount(pool, new Date(deps.now.getTime() - 41 * DAY_MS));
  for (const { days, act } of HISTORY) {
    const now = new Date(deps.now.getTime() - days * DAY_MS);
    if (act === 'buy') {
      const gateway = createSandboxGateway({ pool, now: () => now, newId: newToken });
      if (gateway.createToken === undefined) throw new Error('The sandbox takes no cards.');
      const typed = { name_on_card: 'Card Holder', exp_date: '12/40', cvc: '123' };
      const { token } = must(
        await gateway.createToken({ card_number: '4242424242424242', ...typed }),
      );
      const on = { pool, gateway, mailer: NO_MAILS, now: () => now, publicUrl: () => publicUrl };
      const onError = (error: unknown) => {
        throw error;
      };
      const [{ id: pack, price: amountCents }] = CREDIT_PACKS;
      must(await buyPack({ ...on, onError }, { accountId, pack, amountCents, token }));
      continue;
    }
    const example = act === 'run' ? examples.shift() : undefined;
    const next = example
      ? { ...example, example: await priceExample(pool, example.example) }
      : null;
    const stills = await inTransaction(pool, async (trx) => {
      if (act === 'welcome') {
        await grantWelcome(trx, { accountId, now });
        return [];
      }
      const run = randomUUID();
      const credits = DESIGN_CREDITS;
      must(await holdCredits(trx, { accountId, designRun: run, credits, now }));
      if (act === 'failed') {
        await returnHeld(trx, { designRun: run, reason: 'failed', now });
        return [];
      }
      await chargeHeld(trx, { designRun: run, now });
      if (next === null) return [];
      await stockExample(trx, next.example.designs, deps.now);
      return loadExample(trx, { ...next, run, accountId, credits, at: now });
    });
    for (const { key, picture } of stills) await files.put(stillFileKey(key, 'small'), picture);
  }
}
