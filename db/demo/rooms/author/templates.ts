// All templates: each a plan in a style with its takeoff's orders.

import type { Palette } from '@wevisu/layout/dressing/looks/look.ts';
import { lookOf, paletteOf } from '@wevisu/layout/dressing/looks/looks.ts';
import { wordsOf } from '@wevisu/layout/dressing/words-of.ts';
import { productsUsed } from '@wevisu/scene/document/products-used.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { FINISHES, type FinishId } from '@wevisu/scene/finishes.ts';
import { type StyleId, styles } from '@wevisu/scene/styles.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { dressPlan } from './dress-plan.ts';
import { listPlans } from './list-plans.ts';
import type { Plan } from './plan.ts';
import { documentOf, fileText, roomOfPlan } from './plan-file.ts';
import type { ProductIndex } from './product-index.ts';
import { sizeLimitsOf } from './size-limits.ts';
import { listTemplateRows, type TemplateRow } from './template-table.ts';

/** Templates wear the first palettes of a style in turn; their files are authored and stay what they are. */
const TEMPLATE_PALETTES = 2;

export interface Template {
  readonly id: string;
  readonly plan: Plan;
  readonly style: StyleId;
  readonly palette: Palette;
  /** With the facts of its products. */
  readonly document: SceneDocument;
}

function nameOf({ name }: Plan, style: StyleId): string {
  const label = styles.find(({ id }) => id === style)?.label ?? style;
  const proper = name.startsWith("Chef's") || /^[A-Z]-/.test(name) || /^[UGL]-/.test(name);
  return `${label} ${proper ? name : `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`}`;
}

function buildTemplate(
  row: TemplateRow,
  plan: Plan,
  index: ProductIndex,
  used: Map<string, number>,
): Template {
  const look = lookOf(row.style);
  const palette = paletteOf(look, row.turn % TEMPLATE_PALETTES);
  const id = `${plan.id}-${row.style}`;
  const nodes = dressPlan({ id, plan, look, palette, index, used });
  const products = Object.fromEntries(
    [...productsUsed(nodes).keys()].map((sku) => [sku, index.facts(sku)]),
  );
  return {
    id,
    plan,
    style: row.style,
    palette,
    document: { ...documentOf(nameOf(plan, row.style), row.style, nodes), products },
  };
}

/** Every template in the order of the table. Deterministic. */
export function listTemplates(index: ProductIndex): Template[] {
  const plans = new Map(listPlans().map((plan) => [plan.id, plan]));
  const used = new Map<string, number>();
  return listTemplateRows().map((row) => {
    const plan = plans.get(row.plan);
    if (!plan) throw new Error(`There is no plan ${row.plan}`);
    return buildTemplate(row, plan, index, used);
  });
}

/** What the eye sees first: walls, cabinets or woods, cloth, the accent. */
function colorsOf({ palette }: Template): string[] {
  const finish = (text: string): string => {
    const [first = ''] = wordsOf(text);
    return Object.hasOwn(FINISHES, first) ? FINISHES[first as FinishId].color : '#e9e6df';
  };
  const all = [
    palette.walls,
    finish(palette.main),
    finish(palette.island),
    finish(palette.wood),
    finish(palette.fabric),
    palette.accent,
  ];
  return [...new Set(all)];
}

export function templateFileText(template: Template): string {
  const { document, plan } = template;
  const takeoff = takeoffOf(document);
  const head = {
    id: template.id,
    plan: plan.id,
    name: document.name,
    room: roomOfPlan(plan),
    style: template.style,
    colors: colorsOf(template),
    limits: sizeLimitsOf(plan.id).map(({ text }) => text),
    brands: new Set(Object.values(document.products).map(({ brand }) => brand)).size,
    orders: takeoff.orders
      .filter(({ units }) => units > 0)
      .map(({ sku, units }) => ({ sku, units })),
  };
  return fileText(head, { ...document, products: {} });
}
