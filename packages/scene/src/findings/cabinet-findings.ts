import { linePrefixOf } from '../document/cabinets/cabinet-line.ts';
import { stockWidthBelow } from '../document/cabinets/inches.ts';
import type { NodeId } from '../document/node-id.ts';
import {
  type Cabinet,
  MAX_CABINETS,
  MIN_CABINET_TENTHS,
  type RunNode,
} from '../document/nodes/run.ts';
import type { ProductFacts } from '../document/product-facts.ts';
import { nodesOf, type SceneDocument } from '../document/scene.ts';
import type { Change } from '../edit/change.ts';
import { draft } from '../edit/draft.ts';
import { hostedInRun } from '../runs/hosted.ts';
import { lineLookOf } from '../runs/line-look.ts';
import { partFacts } from '../runs/part-facts.ts';
import { runLayout } from '../runs/run-layout.ts';
import { partsOfRun, type RunPart } from '../takeoff/cabinetry/run-parts.ts';
import { formatInches } from '../units/feet-inches.ts';
import { broken } from './broken.ts';
import type { Finding } from './finding.ts';

/**
 * Parts of a run that its cabinet line is not made in, and runs that are drawn in another look than they
 * are bought in. Nothing in a document that has not been filled in.
 */
export function cabinetFindings(document: SceneDocument): Finding[] {
  if (Object.keys(document.products).length === 0) return [];
  return nodesOf(document.nodes, 'run').flatMap(([id, run]) => {
    const line = factsOf(document, run.cabinetSku);
    if (linePrefixOf(run.cabinetSku) === null || !line) return [];
    const layout = runLayout(run, hostedInRun(document.nodes, id));
    const missing = partsOfRun(run, layout).filter(
      ({ code }) => partFacts(document.products, run.cabinetSku, code) === null,
    );
    const texts = new Map(missing.map((part) => [part.what, part]));
    return [
      ...lookFindings(document, { id, run, line }),
      ...[...texts.values()].map((part) => unmade(document, { id, run, line, part })),
    ];
  });
}

function factsOf({ products }: SceneDocument, sku: string | null): ProductFacts | undefined {
  return sku !== null && Object.hasOwn(products, sku) ? products[sku] : undefined;
}

interface Placed {
  readonly id: NodeId;
  readonly run: RunNode;
  readonly line: ProductFacts;
}

function lookFindings({ nodes }: SceneDocument, { id, run, line }: Placed): Finding[] {
  const look = lineLookOf(line);
  if (look && look.doorStyle === run.doorStyle && look.finish === run.finish) return [];
  const text = look
    ? `The cabinets are drawn in another style or finish than ${line.name} in ${line.finish}, which is bought.`
    : `${line.name} (${line.sku}) is no line of cabinets; choose other cabinets.`;
  if (!look) return [broken({ code: 'cabinet-line-wrong', text, nodeIds: [id] })];
  const edit = draft(nodes);
  edit.put(id, { ...run, ...look });
  const mend = { label: `Draw them in ${line.finish}`, change: edit.change() };
  return [broken({ code: 'cabinet-look-differs', text, nodeIds: [id], mend })];
}

function unmade(
  { nodes }: SceneDocument,
  { id, run, line, part }: Placed & { readonly part: RunPart },
): Finding {
  const stock = part.cabinet && part.code === null ? withFiller(run, part.cabinet) : null;
  const name = `${line.name} in ${line.finish}`;
  if (!stock) {
    const text = `${name}: no ${part.what.toLowerCase()}; change its size or type, or choose other cabinets.`;
    return broken({ code: 'cabinet-not-made', text, nodeIds: [id] });
  }
  const { width, rest } = stock;
  const text = `${name}: no ${part.what.toLowerCase()}, since cabinets come in 3 in steps; make it ${formatInches(width)} wide with a ${formatInches(rest)} filler.`;
  const edit = draft(nodes);
  edit.put(id, stock.run);
  const change: Change = edit.change();
  const label = `Make it ${formatInches(width)} wide with a filler`;
  return broken({ code: 'cabinet-not-made', text, nodeIds: [id], mend: { label, change } });
}

/** The run with the next smaller stock width and a filler beside it; null where a run can't hold them. */
function withFiller(run: RunNode, cabinet: Cabinet) {
  if (cabinet.cabinet === 'filler' || cabinet.cabinet === 'panel') return null;
  const width = stockWidthBelow(cabinet.widthTenths);
  const rest = width === null ? 0 : cabinet.widthTenths - width;
  const known = new Set(run.cabinets.map((one) => one.id));
  const id = `${cabinet.id.slice(0, 37)}-f`;
  if (width === null || rest < MIN_CABINET_TENTHS) return null;
  if (run.cabinets.length >= MAX_CABINETS || known.has(id)) return null;
  const at = run.cabinets.findIndex((one) => one.id === cabinet.id);
  const box: Cabinet = { ...cabinet, widthTenths: width };
  const filler: Cabinet = { id, cabinet: 'filler', widthTenths: rest, hinge: 'left', drawers: 0 };
  // A filler stands at the end of a run where the cabinet is the first of it.
  const pair = at === 0 && run.cabinets.length > 1 ? [filler, box] : [box, filler];
  return { width, rest, run: { ...run, cabinets: run.cabinets.toSpliced(at, 1, ...pair) } };
}
