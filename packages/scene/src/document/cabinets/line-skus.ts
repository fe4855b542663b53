import type { RunNode } from '../nodes/run.ts';
import {
  backStock,
  crownStock,
  fillerStock,
  lightRailStock,
  panelStock,
  toeKickStock,
} from './board-code.ts';
import { cabinetCode } from './cabinet-code.ts';
import { linePrefixOf, partSku } from './cabinet-line.ts';

/**
 * Every SKU of its line that a run can take, each once; none for a run without a line. What the run
 * carries can only leave some of them out.
 */
export function lineSkus(run: RunNode): string[] {
  const prefix = linePrefixOf(run.cabinetSku);
  if (prefix === null) return [];
  const codes = new Set<string | undefined>();
  for (const one of run.cabinets) {
    if (one.cabinet === 'filler') codes.add(fillerStock(one.widthTenths, run.heightTenths)?.code);
    else if (one.cabinet === 'panel') codes.add(panelStock(run)?.code);
    else codes.add(cabinetCode(run, one) ?? undefined);
  }
  if (run.leftEnd !== 'plain' || run.rightEnd !== 'plain') codes.add(panelStock(run)?.code);
  if (run.tier !== 'wall') codes.add(toeKickStock(run)?.code);
  if (run.tier === 'wall' || run.tier === 'tall') {
    codes.add(crownStock(run)?.code);
    if (run.tier === 'wall' && run.crownTenths > 0) codes.add(lightRailStock.code);
  }
  if (run.tier === 'island' || run.tier === 'peninsula') codes.add(backStock(run)?.code);
  return [...codes].flatMap((code) => (code === undefined ? [] : partSku(prefix, code)));
}
