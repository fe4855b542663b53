// Dresses a plan as a template: of what fits and suits, what has not been used so often. The same template always gets
// the same products.
import { type Choices, createChoices } from '@wevisu/layout/dressing/choices.ts';
import { type CabinetLook, dressDrawing, type RoomToDress } from '@wevisu/layout/dressing/dress.ts';
import type { Look, Palette } from '@wevisu/layout/dressing/looks/look.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { cabinetLines } from '../../fixtures/cabinet-styles.ts';
import { withView } from './compose.ts';
import type { Plan } from './plan.ts';
import type { ProductIndex } from './product-index.ts';
import type { Room } from './shell.ts';

export interface PlanToDress {
  readonly id: string;
  readonly plan: Plan;
  readonly look: Look;
  readonly palette: Palette;
  readonly index: ProductIndex;
  /** How often each product name stands in templates already. */
  readonly used: Map<string, number>;
}

/** From 0 to 1, the same for the same text. */
function share(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return (hash >>> 0) / 2 ** 32;
}

/** Throws where nothing fits. */
function createChoose({ id, used }: Pick<PlanToDress, 'id' | 'used'>) {
  const brands = new Set<string>();
  const known = new Map<string, ProductFacts>();
  return ({ key, candidates, suits }: Choices): ProductFacts => {
    const before = known.get(key);
    if (before) return before;
    let winner: ProductFacts | null = null;
    let high = Number.NEGATIVE_INFINITY;
    for (const [i, { facts }] of candidates.entries()) {
      const total =
        (suits[i] ?? 0) +
        (brands.has(facts.brand) ? 0 : 2) -
        Math.min(3, (used.get(facts.name) ?? 0) * 0.35) +
        share(`${id} ${facts.sku}`) * 1.6;
      if (total > high) [winner, high] = [facts, total];
    }
    if (!winner) throw new Error(`Nothing fits ${key} of ${id}`);
    known.set(key, winner);
    brands.add(winner.brand);
    used.set(winner.name, (used.get(winner.name) ?? 0) + 1);
    return winner;
  };
}

/** The demo's line in the style's fronts; no line where there is none. */
function lineOf({ doorStyle }: Look, finish: string): CabinetLook {
  const line = cabinetLines.find((one) => one.doorStyle === doorStyle && one.finish === finish);
  return { doorStyle, finish, cabinetSku: line ? `${line.prefix}-SD` : null };
}

function roomOf({ plan, look }: PlanToDress, room: Room): RoomToDress {
  const isBath = room.use === 'bath' || room.use === 'powder-room';
  const vanity = plan.drawing.things.find(({ role }) => role?.endsWith('vanity') === true);
  const isBathPlan = isBath && plan.room === 'bath';
  const stands = room.use === 'bedroom' || room.use === 'dining' || room.use === 'office';
  return {
    id: room.id,
    use: room.use,
    vanityWall: isBathPlan && look.vanityWall ? (vanity?.hostId ?? null) : null,
    accentWall: !isBathPlan && stands ? room.side('n').wallId : null,
  };
}

export function dressPlan(template: PlanToDress): SceneNodes {
  const { plan, look, palette, index } = template;
  const nodes = dressDrawing({
    ...{ drawing: plan.drawing, look, palette },
    rooms: plan.drawing.shell.rooms.map((room) => roomOf(template, room)),
    choices: createChoices({ look, palette, goods: index }),
    choose: createChoose(template),
    cabinets: (wears) => lineOf(look, wears === 'island' ? palette.island : palette.main),
  });
  return withView(plan, nodes);
}
