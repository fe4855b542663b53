import { formatPhone } from '@wevisu/domain/people/phone.ts';
import { COUNT_CLAIMS, trueClaim } from '@wevisu/domain/policy/count-claims.ts';
import { readDeliveryClaim } from '../catalog/delivery-claim.ts';
import type { PagesDeps } from './deps.ts';
import { readFigures } from './read-figures.ts';
import { readSettingValues } from './store.ts';

/** Settings that a text may name, with their defaults until staff change them (G-19, G-28). */
const PLACES: Readonly<Record<string, string>> = {
  brand_name: 'WeVisu',
  support_email: 'support@example.com',
  phone: '(512) 555-0100',
  savings_up_to_percent: '60',
  claim_floor_plans: '50+',
  claim_templates: '100+',
  claim_materials: '25,000+',
  claims_footnote: '',
};

/** What names in braces are filled in with. */
export async function readPlaces({
  db,
  index,
}: Pick<PagesDeps, 'db' | 'index'>): Promise<ReadonlyMap<string, string>> {
  const [values, claim, figures] = await Promise.all([
    readSettingValues(db, Object.keys(PLACES)),
    readDeliveryClaim(db),
    readFigures({ db, index }),
  ]);
  const text = (key: string, standIn: string) => {
    const value = values.get(key);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : standIn;
  };
  const filled = Object.entries(PLACES).map(([key, standIn]): [string, string] => [
    key,
    key === 'phone' ? formatPhone(text(key, standIn)) : text(key, standIn),
  ]);
  const counted = Object.entries(COUNT_CLAIMS).map(([key, of]): [string, string] => [
    key,
    trueClaim(text(key, PLACES[key] ?? ''), figures[of]),
  ]);
  return new Map([...filled, ...counted, ['claim_delivery', claim]]);
}
