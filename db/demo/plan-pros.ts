// Pros of the demo world and the plans that they pay for: one for each state that a paid plan may be in, and one without.
import type { ProUserId } from '@wevisu/domain/ids.ts';
import type pg from 'pg';

export interface DemoPlan {
  readonly email: string;
  /** Months that are over since it was bought, and days since the last of them began; null for a pro who buys none. */
  readonly bought: { readonly months: number; readonly days: number } | null;
  /** Days before the first start; null for one that goes on. */
  readonly canceledDaysAgo: number | null;
  /** Whether its card is refused from its second month on. */
  readonly isRefused: boolean;
}

const LASTS = { canceledDaysAgo: null, isRefused: false } as const;

export const DEMO_PLANS: readonly DemoPlan[] = [
  { email: 'pro@example.com', bought: { months: 5, days: 12 }, ...LASTS },
  {
    ...{ email: 'kitchens@example.com', bought: { months: 1, days: 16 } },
    ...{ ...LASTS, canceledDaysAgo: 3 },
  },
  { email: 'baths@example.com', bought: { months: 1, days: 2 }, ...LASTS, isRefused: true },
  { email: 'studio@example.com', bought: null, ...LASTS },
];

interface PlanPro {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly vsdId: string;
  readonly companyName: string;
  readonly tagline: string;
  readonly themeColor: string;
}

/** They have just opened: no clients, no orders. */
const NEW_PROS: readonly PlanPro[] = [
  {
    ...{ email: 'kitchens@example.com', firstName: 'Nora', lastName: 'Calder' },
    ...{ vsdId: 'CALDER24', companyName: 'Calder Kitchens', tagline: 'Kitchens for old houses' },
    themeColor: '#2f5d50',
  },
  {
    ...{ email: 'baths@example.com', firstName: 'Ivo', lastName: 'Tidewell' },
    ...{ vsdId: 'TIDEWELL', companyName: 'Tidewell Baths', tagline: 'Baths and wet rooms' },
    themeColor: '#1f4f7a',
  },
  {
    ...{ email: 'studio@example.com', firstName: 'Lena', lastName: 'Ostrand' },
    ...{ vsdId: 'OSTRAND3', companyName: 'Studio Ostrand', tagline: 'Small homes, well planned' },
    themeColor: '#7a3b1e',
  },
];

/** With the password of all demo accounts. */
export async function loadPlanPros(pool: pg.Pool): Promise<void> {
  for (const pro of NEW_PROS) {
    const { email, firstName, lastName, vsdId, companyName, tagline, themeColor } = pro;
    await pool.query(
      `with pro as (
         insert into users (type, status, email, password_hash, first_name, last_name, email_verified_at)
         select 'Contractor', 'Approve', $1, password_hash, $2, $3, now() from users where email = 'pro@example.com'
         returning id)
       insert into showrooms (user_id, vsd_id, company_name, tagline, theme_color)
       select id, $4, $5, $6, $7 from pro`,
      [email, firstName, lastName, vsdId, companyName, tagline, themeColor],
    );
  }
}

/** Who buys Premium has none before. */
export async function readBuyer(pool: pg.Pool, email: string): Promise<ProUserId> {
  const { rows } = await pool.query<{ id: ProUserId }>(
    `update showrooms s set plan = 'Basic', plan_paid_amount = 0 from users u
     where u.email = $1 and s.user_id = u.id returning u.id::int`,
    [email],
  );
  const [pro] = rows;
  if (pro === undefined) throw new Error(`${email} has no showroom in the demo world.`);
  return pro.id;
}
