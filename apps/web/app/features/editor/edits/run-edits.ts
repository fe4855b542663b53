// Removes, inserts and resizes the cabinets of a run, in the standard steps of 3 in.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import {
  type Cabinet,
  MIN_CABINET_TENTHS,
  type RunNode,
} from '@wevisu/scene/document/nodes/run.ts';
import { fillRun, STEP_TENTHS } from '@wevisu/scene/runs/fill-run.ts';

const WIDEST = STEP_TENTHS * 16;

/** The widths on offer, 3 in to 48 in, plus the current one if it is odd. */
export function widthChoices(current: number): readonly number[] {
  const steps = Array.from({ length: WIDEST / STEP_TENTHS }, (_, i) => (i + 1) * STEP_TENTHS);
  return steps.includes(current) ? steps : [...steps, current].sort((a, b) => a - b);
}

export function changeCabinet(run: RunNode, id: NodeId, to: Partial<Omit<Cabinet, 'id'>>): RunNode {
  return {
    ...run,
    cabinets: run.cabinets.map((one) => (one.id === id ? { ...one, ...to } : one)),
  };
}

/** Inserts a 24 in cabinet of the tier's usual type after the given one, or at the end. */
export function addCabinet(run: RunNode, afterId: NodeId | null, id: NodeId): RunNode {
  const cabinet: Cabinet = {
    id,
    cabinet: run.tier === 'wall' ? 'door' : run.tier === 'tall' ? 'pantry' : 'door-drawer',
    widthTenths: 8 * STEP_TENTHS,
    hinge: 'pair',
    drawers: 0,
  };
  const at = run.cabinets.findIndex((one) => one.id === afterId);
  const index = at === -1 ? run.cabinets.length : at + 1;
  return { ...run, cabinets: run.cabinets.toSpliced(index, 0, cabinet) };
}

/** A run keeps its last cabinet; to remove that one, remove the run. */
export function removeCabinet(run: RunNode, id: NodeId): RunNode {
  const cabinets = run.cabinets.filter((one) => one.id !== id);
  return cabinets.length === 0 ? run : { ...run, cabinets };
}

export function shiftCabinet(run: RunNode, id: NodeId, by: -1 | 1): RunNode {
  const at = run.cabinets.findIndex((one) => one.id === id);
  const one = run.cabinets[at];
  const to = at + by;
  if (!one || to < 0 || to >= run.cabinets.length) return run;
  return { ...run, cabinets: run.cabinets.toSpliced(at, 1).toSpliced(to, 0, one) };
}

/** A row of another width: cabinets from the left stay as long as they fit, and the rest is filled anew. */
export function resizeRun(run: RunNode, widthTenths: number, newId: () => NodeId): RunNode {
  const kept: Cabinet[] = [];
  let left = widthTenths;
  for (const one of run.cabinets) {
    if (one.widthTenths > left) break;
    kept.push(one);
    left -= one.widthTenths;
  }
  // A filler belongs at an end, not between cabinets.
  while (left > 0 && kept.length > 1 && kept.at(-1)?.cabinet === 'filler') {
    left += kept.pop()?.widthTenths ?? 0;
  }
  const filled = fillRun({
    ...{ lengthTenths: left, left: 'open', right: 'open', wanted: [], tier: run.tier },
  });
  const rest: Cabinet[] =
    filled.restTenths >= MIN_CABINET_TENTHS
      ? [
          {
            id: newId(),
            cabinet: 'filler',
            widthTenths: filled.restTenths,
            hinge: 'left',
            drawers: 0,
          },
        ]
      : [];
  const added = filled.cabinets.map((one) => ({ ...one, id: newId() }));
  const cabinets = [...kept, ...added, ...rest];
  return cabinets.length === 0 ? run : { ...run, cabinets };
}
