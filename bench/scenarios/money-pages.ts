import { hashToken, newToken } from '../../apps/server/src/platform/crypto/tokens.ts';
import type { RequestScenario, World } from '../scenario.ts';

const REQUESTS = 2_000;
const PER_PAGE = 50;

interface Payee {
  /** Column of ledger entries with the payee's id. */
  readonly column: 'vendor_id' | 'showroom_id';
  readonly table: 'vendors' | 'showrooms';
}

const VENDOR: Payee = { column: 'vendor_id', table: 'vendors' };
const PRO: Payee = { column: 'showroom_id', table: 'showrooms' };

/** What the money page of a payee asks for, as often as it does: everything once, and further pages of the movements. */
const PAGE_CALLS: readonly ((draw: World['draw']) => string)[] = [
  () => '/api/earnings',
  () => `/api/earnings/movements?limit=${PER_PAGE}`,
  (draw) => `/api/earnings/movements?limit=${PER_PAGE}&kind=${draw.of(['sale', 'refund'])}`,
  () => '/api/earnings/statements',
  () => '/api/earnings/tax_years',
];

export const vendorMoney: RequestScenario = {
  kind: 'requests',
  name: 'vendor-money',
  title: "a vendor's money page, each of its calls",
  minShareOfFloor: null,
  prepare: (world) => preparePayees(world, VENDOR),
};

export const proMoney: RequestScenario = {
  kind: 'requests',
  name: 'pro-money',
  title: "a pro's money page, each of its calls",
  minShareOfFloor: null,
  prepare: (world) => preparePayees(world, PRO),
};

export const staffBooks: RequestScenario = {
  kind: 'requests',
  name: 'staff-books',
  title: 'entries of the ledger by account, as staff see them',
  minShareOfFloor: null,
  async prepare({ pool, draw }) {
    const { rows } = await pool.query(
      `select id from users where type = 'Admin' order by id limit 1`,
    );
    const headers = await signIn(pool, rows[0].id);
    const accounts = ['gateway', 'fees', 'tax', 'shipping', 'revenue', 'vendor_pending'];
    const requests = Array.from({ length: REQUESTS }, () => {
      const query = new URLSearchParams({ limit: String(PER_PAGE), account: draw.of(accounts) });
      return { path: `/api/staff/books/entries?${query}`, headers };
    });
    return {
      requests,
      floor: {
        text: `select * from ledger_entries where account between $1 and $1 order by account desc, id desc limit ${PER_PAGE}`,
        values: accounts.map((account) => [account]),
      },
    };
  },
};

/** Of those with the most entries: the others are faster. */
async function preparePayees({ pool, draw }: World, { column, table }: Payee) {
  const { rows } = await pool.query<{ id: number; user_id: number }>(
    `select p.id, p.user_id from ${table} p join (
       select ${column} as id, count(*) as entries from ledger_entries where ${column} is not null group by 1
       order by entries desc limit 10
     ) e using (id)`,
  );
  if (rows.length === 0) throw new Error('Nobody has earned anything in this world.');
  const payees: Awaited<ReturnType<typeof signIn>>[] = [];
  for (const row of rows) payees.push(await signIn(pool, row.user_id));
  const requests = Array.from({ length: REQUESTS }, (_, at) => ({
    path: PAGE_CALLS[at % PAGE_CALLS.length]?.(draw) ?? '',
    headers: draw.of(payees),
  }));
  return {
    requests,
    floor: {
      text: `select * from ledger_entries where ${column} = $1 order by id desc limit ${PER_PAGE}`,
      values: rows.map(({ id }) => [id]),
    },
  };
}

async function signIn(pool: World['pool'], userId: number) {
  const token = newToken();
  await pool.query(
    `insert into sessions (token_hash, user_id, expires_at, otp_passed_at)
     values ($1, $2, now() + interval '1 day', now())`,
    [hashToken(token), userId],
  );
  return { authorization: `Bearer ${token}` };
}
