import type { CallInput } from '@wevisu/contract/call.ts';
import {
  listTemplates as listTemplatesCall,
  type TemplateCard,
} from '@wevisu/contract/design-library.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ShowroomId } from '@wevisu/domain/ids.ts';
import { add, type Cents, cents, multiplyByQty } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { buildPaged, pageWindow } from '../../platform/http/paged.ts';
import { showroomIdOf } from '../product-facts/showroom-id-of.ts';
import { withFacts } from '../product-facts/with-facts.ts';
import { toVariantPrice } from '../showrooms/price-parts.ts';
import type { ShowroomRef } from '../showrooms/require-showroom.ts';
import type { DesignLibraryDeps } from './deps.ts';
import {
  countTemplates,
  getTemplateRow,
  listTemplateRows,
  readTemplateProducts,
  type TemplateRow,
} from './store/rooms.ts';

type ListInput = CallInput<typeof listTemplatesCall>['query'];

/** VIS-01: a page of templates, each with its total price in the showroom today. */
export async function listTemplates(deps: DesignLibraryDeps, input: ListInput) {
  const showroomId = await showroomIdOf(deps, input);
  if (!showroomId.ok) return showroomId;
  const { room = null, style = null, plan = null, ppp } = input;
  const filter = { room, style, plan };
  const total = await countTemplates(deps.pool, filter);
  const window = pageWindow(total, input);
  const prefer = (input.prefer ?? '').split(',').map((one) => one.trim());
  const rows = await listTemplateRows(deps.pool, {
    ...filter,
    prefer,
    limit: ppp,
    offset: window.offset,
  });
  const cards = await toCards(deps.pool, { rows, showroomId: showroomId.value });
  return ok(buildPaged({ rows: cards, total, ppp, window, path: addressOf(input) }));
}

export async function getTemplate(
  deps: DesignLibraryDeps,
  { id, ref }: { readonly id: string; readonly ref: ShowroomRef },
): Promise<Result<{ template: TemplateCard; scene: Record<string, unknown> }>> {
  const showroom = await showroomIdOf(deps, ref);
  if (!showroom.ok) return showroom;
  const showroomId = showroom.value;
  const row = await getTemplateRow(deps.pool, { id });
  if (row === null) return refuse('template_not_found');
  const [template] = await toCards(deps.pool, { rows: [row], showroomId });
  if (template === undefined) return refuse('template_not_found');
  return ok({ template, scene: await withFacts(deps.pool, { scene: row.scene, showroomId }) });
}

async function toCards(
  db: Queryable,
  of: { readonly rows: readonly TemplateRow[]; readonly showroomId: ShowroomId | null },
): Promise<TemplateCard[]> {
  const totals = await totalsOf(db, of);
  return of.rows.map(({ planId, pictureKey, colors, limits, ...row }) => ({
    ...row,
    plan: planId,
    colors: [...colors],
    limits: [...limits],
    picture: pictureKey,
    total: totals === null ? null : (totals.get(row.id) ?? 0),
  }));
}

/** By template; null outside a showroom. */
async function totalsOf(
  db: Queryable,
  {
    rows,
    showroomId,
  }: { readonly rows: readonly TemplateRow[]; readonly showroomId: ShowroomId | null },
): Promise<ReadonlyMap<string, Cents> | null> {
  if (showroomId === null) return null;
  const templateIds = rows.map(({ id }) => id);
  const totals = new Map<string, Cents>();
  for (const product of await readTemplateProducts(db, { templateIds, showroomId })) {
    const line = multiplyByQty(toVariantPrice(product).price, product.units);
    totals.set(product.templateId, add(totals.get(product.templateId) ?? cents(0), line));
  }
  return totals;
}

function addressOf({ page: _, ...input }: ListInput): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (value !== undefined && value !== '') query.set(key, String(value));
  }
  return `${listTemplatesCall.path}?${query}`;
}
