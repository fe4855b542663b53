import { z } from 'zod';
import { CASE_FINISHES, FRAME_FINISHES, HARDWARE_METALS } from '../../finish-sets.ts';
import { type FrontStyle, frontStyles } from '../../fittings/furniture/fronts.ts';
import { type LegStyle, legStyles } from '../../fittings/furniture/legs.ts';
import { type PullStyle, pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../definition/inch-range.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import type { Role } from '../definition/role.ts';

type Inches = readonly [min: number, max: number, standard: number];

/** What tells one kind of case furniture from the others. */
interface CaseGoods<Layout extends string> {
  readonly label: string;
  readonly role: Role;
  readonly width: Inches;
  readonly depth: Inches;
  readonly height: Inches;
  /** How it can be divided into drawers, doors and shelves; the first is the default. */
  readonly layouts: readonly [Layout, ...Layout[]];
  readonly front: FrontStyle;
  readonly pull: PullStyle;
  readonly legs: LegStyle;
}

/** The card of a case on legs or a plinth: a dresser, a bookcase, a sideboard. */
export function caseGoodsKind<const Layout extends string>(own: CaseGoods<Layout>) {
  return defineKind({
    label: own.label,
    category: 'storage',
    role: own.role,
    params: z.strictObject({
      widthTenths: inchRange(...own.width),
      depthTenths: inchRange(...own.depth),
      heightTenths: inchRange(...own.height),
      layout: z.enum(own.layouts).default(own.layouts[0]),
      front: z.enum(frontStyles).default(own.front),
      pull: z.enum(pullStyles).default(own.pull),
      legs: z.enum(legStyles).default(own.legs),
    }),
    slots: {
      body: { label: 'Case', allowed: CASE_FINISHES },
      front: { label: 'Doors and drawers', allowed: CASE_FINISHES },
      legs: { label: 'Legs', allowed: FRAME_FINISHES },
      hardware: { label: 'Handles', allowed: ['aged-brass', ...HARDWARE_METALS] },
    },
    mount: () => 'floor',
    view: () => ({ azimuthDeg: 28, elevationDeg: 12 }),
    sizeMm: overallSize,
  });
}
