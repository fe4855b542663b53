import type { AssortmentView } from '@wevisu/contract/assortment.ts';
import type { AssortmentRule } from '@wevisu/domain/catalog/assortment.ts';
import { type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId, ShowroomId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { readAssortmentRules } from '../showrooms/assortment-of.ts';
import { countShown } from './count-shown.ts';
import type { AssortmentDeps } from './deps.ts';
import { labelRules } from './label-rules.ts';
import { showAssortment, toAssortment } from './show-assortment.ts';
import { lockOwnShowroom, replaceRules } from './store/rules.ts';

interface Given {
  readonly proId: ProUserId;
  /** The version that the pro saw. */
  readonly version: number;
  readonly rules: readonly AssortmentRule[];
}

/** G-30: all rules at once, so that the draft on the screen is what is saved or refused. */
export function saveAssortment(
  { pool, now, catalog }: AssortmentDeps,
  { proId, version, rules }: Given,
): Promise<Result<AssortmentView>> {
  const index = catalog.index();
  return inTransactionOfResult(pool, async (trx): Promise<Result<AssortmentView>> => {
    const shop = await lockOwnShowroom(trx, { proId });
    if (shop === null) return refuse('showroom_missing');
    const of = { index, showroomId: shop.id };
    if (shop.assortmentVersion !== version) {
      const newest = await showAssortment(trx, { ...of, version: shop.assortmentVersion });
      return refuse('changed_meanwhile', { now: newest });
    }
    const labeled = await labelRules(trx, { taxonomy: index.taxonomy, rules });
    if (labeled.length < rules.length) return refuse('not_found');
    const { shown, total } = countShown(index, toAssortment(rules));
    if (shown === 0 && total > 0) return refuse('assortment_empty');
    const changed = await changesOf(trx, { ...of, rules });
    if (changed.length > 0) {
      await replaceRules(trx, { showroomId: shop.id, rules });
      await noteAct(trx, {
        at: now(),
        actorId: proId,
        tenant: { kind: 'showroom', id: shop.id },
        action: 'assortment.changed',
        target: { kind: 'assortment', id: shop.id },
        from: Object.fromEntries(changed.map(({ name, from }) => [name, from])),
        to: Object.fromEntries(changed.map(({ name, to }) => [name, to])),
      });
    }
    const saved = version + (changed.length > 0 ? 1 : 0);
    return { ok: true, value: await showAssortment(trx, { ...of, version: saved }) };
  });
}

/** What becomes of each thing whose rule differs: null for no rule. */
async function changesOf(
  db: Queryable,
  of: {
    readonly index: ReturnType<AssortmentDeps['catalog']['index']>;
    readonly showroomId: ShowroomId;
    readonly rules: readonly AssortmentRule[];
  },
) {
  const { taxonomy } = of.index;
  const before = await readAssortmentRules(db, of.showroomId);
  const keyOf = ({ kind, id }: AssortmentRule) => `${kind} ${id}`;
  const was = new Map(before.map((rule) => [keyOf(rule), rule.shown]));
  const is = new Map(of.rules.map((rule) => [keyOf(rule), rule.shown]));
  const different = [...new Map([...before, ...of.rules].map((rule) => [keyOf(rule), rule]))]
    .filter(([key]) => was.get(key) !== is.get(key))
    .map(([, rule]) => rule);
  const labeled = await labelRules(db, { taxonomy, rules: different });
  return labeled.map((rule) => ({
    name: `${rule.kind} ${rule.id} ${rule.label}`,
    from: wordOf(was.get(keyOf(rule))),
    to: wordOf(is.get(keyOf(rule))),
  }));
}

function wordOf(shown: boolean | undefined): 'shown' | 'hidden' | null {
  if (shown === undefined) return null;
  return shown ? 'shown' : 'hidden';
}
