import { A6, A7, A8, A9, A10, A15 } from '../accessible/bath-access.ts';
import { A11, A12, A13, A14, A16 } from '../accessible/kitchen-access.ts';
import { A1, A2, A3, A4, A5 } from '../accessible/room-access.ts';
import { B1, B2, B3, B4, B5, B18 } from '../bath/clear-rules.ts';
import { B6, B7, B8, B9, B17 } from '../bath/lavatory-rules.ts';
import { B19, B21, B22, B23, B24, B25, B26 } from '../bath/room-rules.ts';
import { B10, B11, B12, B20, B27 } from '../bath/shower-rules.ts';
import { B13, B14, B15, B16 } from '../bath/toilet-rules.ts';
import { collision, doorBlocked, outOfBoundsRule } from '../bodies/body-rules.ts';
import { D1, D4, D5, D6, D7, D8, D9 } from '../dwelling/dwelling-rules.ts';
import { D2, D3 } from '../dwelling/room-size-rules.ts';
import { K6, K7 } from '../kitchen/aisle-rules.ts';
import { K17, K18, K19 } from '../kitchen/appliance-rules.ts';
import { K25, K26, K27, K28, K29, K30, K31 } from '../kitchen/counter-rules.ts';
import { K1, K2 } from '../kitchen/doors.ts';
import { K20 } from '../kitchen/fire-rule.ts';
import { K21, K22, K23, K24 } from '../kitchen/oven-rules.ts';
import { K16 } from '../kitchen/refrigerator-rule.ts';
import { K8, K9 } from '../kitchen/seats.ts';
import { K10, K11, K12, K13, K14, K15 } from '../kitchen/sink-rules.ts';
import { K4 } from '../kitchen/tall-units.ts';
import { K3, K5 } from '../kitchen/triangle.ts';
import { L1, L2, L3, L4, L5, L6, L9, L10 } from '../living/furniture-rules.ts';
import { L7, L8, L11 } from '../living/way-rules.ts';
import type { Rule } from '../rule.ts';

const kitchen: readonly Rule[] = [
  K1,
  K2,
  K3,
  K4,
  K5,
  K6,
  K7,
  K8,
  K9,
  K10,
  K11,
  K12,
  K13,
  K14,
  K15,
  K16,
  K17,
  K18,
  K19,
  K20,
  K21,
  K22,
  K23,
  K24,
  K25,
  K26,
  K27,
  K28,
  K29,
  K30,
  K31,
];

const bath: readonly Rule[] = [
  B1,
  B2,
  B3,
  B4,
  B5,
  B6,
  B7,
  B8,
  B9,
  B10,
  B11,
  B12,
  B13,
  B14,
  B15,
  B16,
  B17,
  B18,
  B19,
  B20,
  B21,
  B22,
  B23,
  B24,
  B25,
  B26,
  B27,
];

const bodies: readonly Rule[] = [collision, outOfBoundsRule, doorBlocked];
const accessible: readonly Rule[] = [
  A1,
  A2,
  A3,
  A4,
  A5,
  A6,
  A7,
  A8,
  A9,
  A10,
  A11,
  A12,
  A13,
  A14,
  A15,
  A16,
];
const dwelling: readonly Rule[] = [D1, D2, D3, D4, D5, D6, D7, D8, D9];
const living: readonly Rule[] = [L1, L2, L3, L4, L5, L6, L7, L8, L9, L10, L11];

/** Every rule, in the order that findings are given in. */
export const rules: readonly Rule[] = [
  ...bodies,
  ...kitchen,
  ...bath,
  ...dwelling,
  ...accessible,
  ...living,
];

const byCode = new Map(rules.map((rule) => [rule.code, rule]));

/** The rule behind a finding's code; undefined for findings of reading a document. */
export function ruleOf(code: string): Rule | undefined {
  return byCode.get(code);
}
