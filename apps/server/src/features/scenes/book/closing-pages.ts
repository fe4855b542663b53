// The full order, what is not sold here, and what to know before ordering.
import { leadTimeText } from '@wevisu/domain/catalog/lead-time.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Finding, FindingTier } from '@wevisu/scene/findings/finding.ts';
import { nameAndColor } from '@wevisu/scene/takeoff/name-and-color.ts';
import { allowanceTexts, orderContents } from '@wevisu/scene/takeoff/order-contents.ts';
import type { Takeoff } from '@wevisu/scene/takeoff/takeoff-line.ts';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { money, unitsText } from './amounts.ts';
import { heading, muted, named, note, table } from './look.ts';

export function orderPage(
  { products }: SceneDocument,
  { orders, totalCents, allowance }: Takeoff,
): Content[] {
  if (orders.length === 0) return [];
  const rows = orders.flatMap((order) => {
    const facts = products[order.sku];
    if (!facts) return [];
    const spare =
      order.spareUnits > 0
        ? `${unitsText(order.spareUnits, order.unit)} more advised as spares`
        : '';
    // A hand-written file may have them the other way around.
    const [soon, late] = facts.leadTimeDays.toSorted((a, b) => a - b) as [number, number];
    const days = leadTimeText(soon, late);
    const problem = facts.problem ? `${facts.problem.replaceAll('-', ' ')}; ` : '';
    return [
      [
        named(
          facts.name,
          [`${facts.brand}, ${facts.sku}`, orderContents(order), spare].filter(Boolean).join('; '),
        ),
        facts.vendor,
        `${problem}${days}`,
        unitsText(order.units, order.unit),
        money(facts.priceCents),
        money(order.totalCents),
      ],
    ];
  });
  return [
    heading('To order', { pageBreak: 'before' }),
    note(
      `${allowanceTexts[allowance].label}. Lines of one product are added up and rounded to whole units once.`,
      { margin: [0, 0, 0, 8] },
    ),
    table(
      [
        { title: 'Product', width: '*' },
        { title: 'Vendor', width: 92 },
        { title: 'Ships in', width: 62 },
        { title: 'Units', width: 58, isNumber: true },
        { title: 'Each', width: 56, isNumber: true },
        { title: 'Total', width: 66, isNumber: true },
      ],
      rows,
    ),
    { text: `Total ${money(totalCents)}`, bold: true, alignment: 'right', margin: [0, 8, 4, 0] },
    note('Shipping and tax are added at checkout.', { alignment: 'right', margin: [0, 2, 4, 0] }),
  ];
}

export function materialsPage({ materials }: Takeoff): Content[] {
  if (materials.length === 0) return [];
  return [
    heading('Also needed, not sold here', { margin: [0, 24, 0, 4] }),
    table(
      [
        { title: 'Material', width: '*' },
        { title: 'Quantity', width: 110, isNumber: true },
      ],
      materials.map(({ what, unit, units }) => [materialName(what), unitsText(units, unit)]),
    ),
  ];
}

/** The name with a square of its color in front. */
function materialName(what: string): TableCell {
  const { name, color } = nameAndColor(what);
  if (color === null) return name;
  const square = {
    type: 'rect',
    x: 0,
    y: 0.5,
    w: 8,
    h: 8,
    color,
    lineColor: muted,
    lineWidth: 0.5,
  };
  return { columns: [{ width: 12, canvas: [square] }, name] } as Content;
}

const tierNames: Readonly<Record<FindingTier, string>> = {
  broken: 'Broken',
  code: 'Against code',
  recommended: 'Recommended',
  tip: 'Tip',
};

export function findingsPage(findings: readonly Finding[]): Content[] {
  if (findings.length === 0) return [];
  return [
    heading('To look at again', { margin: [0, 24, 0, 4] }),
    table(
      [
        { title: 'Weight', width: 74 },
        { title: 'Rule', width: 110 },
        { title: 'Finding', width: '*' },
      ],
      findings.map(({ tier, code, text }) => [
        tierNames[tier],
        { text: code, fontSize: 7.5 },
        text,
      ]),
    ),
  ];
}
