import { newToken } from '../../../platform/crypto/tokens.ts';
import { testDatabase } from '../../../platform/database/test-database.ts';
import { type TestCard, testGatewayContract } from '../seam/test-gateway-contract.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';
import { signWebhook } from './sandbox-webhooks.ts';
import { findSecret } from './store/events.ts';

const NUMBERS: Readonly<Record<TestCard, string>> = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficient_funds: '4000000000009995',
  expired_card: '4000000000000069',
  wrong_cvc: '4000000000000127',
  processing_error: '4000000000000119',
  asks: '4000002500003155',
  disputed: '4000000000000259',
  sends_back: '4000000000005126',
};

const DAY_MS = 86_400_000;

testGatewayContract('sandbox', async () => {
  const { pool } = await testDatabase();
  let day = 0;
  const now = () => new Date(Date.now() + day * DAY_MS);
  const gateway = createSandboxGateway({ pool, now, newId: newToken });
  const lastOf = (url: string) => decodeURIComponent(url.split('/').at(-1) ?? '');
  return {
    gateway,
    async card(card) {
      const made = await gateway.createToken?.({
        ...{ card_number: NUMBERS[card], name_on_card: 'Ana Lopez', exp_date: '12/40', cvc: '123' },
      });
      if (!made?.ok) throw new Error('the card is not taken');
      return made.value.token;
    },
    confirm: async ({ url }, isConfirmed) => gateway.bank?.decide(lastOf(url), isConfirmed),
    index() {},
    setDay(of) {
      day = of;
    },
    async enterBank({ url }, bank = 'good') {
      const account = bank === 'good' ? '000123456789' : '000999999991';
      await gateway.accounts?.save(lastOf(url), {
        ...{ legalName: 'Alder LLC', routing: '110000000', account },
      });
    },
    async sendBackRefund() {
      day = 2;
    },
    async sendBackPayout() {
      day = 2;
    },
    async dispute() {
      day = 2;
    },
    async decide() {
      day = 3;
    },
    async webhook({ about, ref }, at) {
      const body = JSON.stringify({ id: newToken(), type: `${about}.changed`, data: { ref } });
      const { secret } = await findSecret(pool);
      return { body, signature: signWebhook(body, { secret, at }) };
    },
  };
});
