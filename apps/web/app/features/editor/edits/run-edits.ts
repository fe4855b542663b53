// Cabinets of a run taken out, put in and resized, in the trade's steps of 3 in.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { Cabinet, RunNode } from '@wevisu/scene/document/nodes/run.ts';
import { STEP_TENTHS } from '@wevisu/scene/runs/fill-run.ts';

export const NARROWEST = STEP_TENTHS;
export const WIDEST = STEP_TENTHS * 16;

/** Widths to choose from, 3 in to 48 in; an odd one that is there stays among them. */
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

/** The run with a 24 in cabinet of the usual type for its tier after the one given, or at the end. */
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

/** A run keeps its last cabinet: an empty one is removed as a whole. */
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
