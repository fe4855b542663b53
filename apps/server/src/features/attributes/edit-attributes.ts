// The fields of a category's products. A form that was changed meanwhile is shown, not overwritten.
import type {
  AttributeDraft,
  AttributeEffect,
  AttributeList,
} from '@wevisu/contract/attributes.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { keysFor } from './keys-for.ts';
import {
  type AttributeRow,
  countValues,
  listAttributes,
  listRelatedLabels,
  lockForm,
  putAttributes,
  raiseVersion,
  readForm,
  renameInDrafts,
  renameInProducts,
} from './store.ts';

export interface AttributeDeps {
  readonly pool: Pool;
  readonly now: () => Date;
}

export interface WantedForm {
  readonly category: number;
  readonly version: number;
  readonly attributes: readonly AttributeDraft[];
}

export async function getAttributes(
  db: Queryable,
  category: number,
): Promise<Result<AttributeList>> {
  const form = await readForm(db, { category });
  if (form === null) return refuse('category_not_found');
  const { id, name, version, parentId } = form;
  const above = parentId === null ? [] : await listAttributes(db, { category: parentId });
  return ok({
    ...{ id, name, version },
    attributes: (await listAttributes(db, { category })).map(show),
    inherited: above.map(({ label, type }) => ({ label, type })),
  });
}

function show({ key: _, options, ...row }: AttributeRow): AttributeDraft {
  return { ...row, options: [...options] };
}

/** Per field: who has no value, who has one that it would refuse, whose value goes along or becomes a row of their own. */
export async function foreseeAttributes(
  db: Queryable,
  { category, attributes }: WantedForm,
): Promise<Result<AttributeEffect[]>> {
  if ((await readForm(db, { category })) === null) return refuse('category_not_found');
  const rows = await listAttributes(db, { category });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const fields = attributes.map((one) => ({ ...one, old: byId.get(one.id ?? 0) ?? null }));
  const removed = rows.filter(({ id }) => !attributes.some((one) => one.id === id));
  const wanted = [
    ...fields.map(({ old, label, type, unit, options }) => ({
      ...{ label: old?.label ?? label, type, unit, options },
    })),
    ...removed.map(({ label }) => ({ label, type: 'text' as const, unit: '', options: [] })),
  ];
  const counts = await countValues(db, { category, wanted });
  const countOf = (label: string, of: (count: (typeof counts)[number]) => number) => {
    const sum = (isDraft: boolean) =>
      counts
        .filter((one) => one.label === label && one.isDraft === isDraft)
        .reduce((total, one) => total + of(one), 0);
    return { products: sum(false), drafts: sum(true) };
  };
  const effects: AttributeEffect[] = [];
  for (const { label, old, required } of fields) {
    const now = old?.label ?? label;
    if (required)
      effects.push({ label, kind: 'no_value', ...countOf(now, (one) => one.total - one.filled) });
    effects.push({ label, kind: 'wrong_value', ...countOf(now, (one) => one.wrong) });
    if (now !== label)
      effects.push({ label, kind: 'renamed', ...countOf(now, (one) => one.filled) });
  }
  for (const { label } of removed)
    effects.push({ label, kind: 'removed', ...countOf(label, (one) => one.filled) });
  return ok(effects.filter(({ products, drafts }) => products + drafts > 0));
}

export function saveAttributes(
  deps: AttributeDeps,
  { category, version, attributes, staffId }: WantedForm & { readonly staffId: UserId },
): Promise<Result<AttributeList>> {
  return inTransactionOfResult(deps.pool, async (trx) => {
    await lockForm(trx, { category });
    const before = await getAttributes(trx, category);
    if (!before.ok) return before;
    if (before.value.version !== version) return refuse('changed_meanwhile', { now: before.value });
    const rows = await listAttributes(trx, { category });
    const problem = await findProblem(trx, category, { rows, attributes });
    if (problem !== null) return problem;
    const keys = keysFor(rows, attributes);
    await putAttributes(trx, {
      category,
      rows: attributes.map((one, position) => ({
        ...{ ...one, key: keys[position] ?? '', position },
        options: one.type === 'choice' ? one.options : [],
      })),
    });
    await carryValues(trx, category, { rows, attributes });
    await raiseVersion(trx, { category });
    const saved = await getAttributes(trx, category);
    if (saved.ok)
      await noteAct(trx, {
        ...{ at: deps.now(), actorId: staffId, action: 'attributes.changed' },
        target: { kind: 'category', id: category },
        from: fieldsOf(before.value),
        to: fieldsOf(saved.value),
      });
    return saved;
  });
}

interface Lists {
  readonly rows: readonly AttributeRow[];
  readonly attributes: readonly AttributeDraft[];
}

async function findProblem(db: Queryable, category: number, { rows, attributes }: Lists) {
  const taken = new Set((await listRelatedLabels(db, { category })).map((row) => lower(row.label)));
  const ids = new Set(rows.map(({ id }) => id));
  for (const { id, label, type, options } of attributes) {
    const params = { label };
    if (id !== null && !ids.delete(id)) return refuse('attribute_lost', { params });
    if (taken.has(lower(label))) return refuse('attribute_twice', { params });
    taken.add(lower(label));
    if (type === 'choice' && new Set(options).size < 2)
      return refuse('attribute_options', { params });
  }
  return null;
}

const lower = (label: string) => label.toLowerCase();

/** What products and drafts say under the old label, they say under the new one. */
async function carryValues(db: Queryable, category: number, { rows, attributes }: Lists) {
  const before = new Map(rows.map((row) => [row.id, row.label]));
  for (const { id, label } of attributes) {
    const old = before.get(id ?? 0);
    if (old === undefined || old === label) continue;
    await renameInProducts(db, { category, old, label });
    await renameInDrafts(db, { category, old, label });
  }
}

/** By label; the order as one more field. */
function fieldsOf({ attributes }: AttributeList) {
  return {
    order: attributes.map(({ label }) => label).join(', '),
    ...Object.fromEntries(
      attributes.map(({ label, type, unit, options, required }) => [
        label,
        [type, unit, required ? 'required' : 'optional', ...options].filter(Boolean).join('; '),
      ]),
    ),
  };
}
