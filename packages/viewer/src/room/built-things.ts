// Runs of cabinets, doors and windows: things shaped by their node rather than by a kind.
import type { NodeOf } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { FINISHES, type FinishId, getFinish } from '@wevisu/scene/finishes.ts';
import { layingOf } from '@wevisu/scene/laying/lay-area.ts';
import { materialColor } from '@wevisu/scene/materials/material-color.ts';
import { runFinishes, runGivens } from '@wevisu/scene/runs/run-givens.ts';
import type { FinishTable } from './finish-table.ts';
import { standingMatrix, type ThingMakers } from './item-things.ts';
import type { ThingSpec } from './placed-set.ts';
import { joinParts } from './thing-mesh.ts';
import type { Job } from './workshop-messages.ts';

interface BuiltThing {
  readonly id: NodeId;
  readonly job: Extract<Job, { job: 'run' | 'opening' }>;
  /** Finish of each slot; slots without one are `fixed:` or have a color. */
  readonly finishes: Readonly<Record<string, FinishId>>;
  readonly colors: Readonly<Record<string, string>>;
  readonly place: readonly [x: number, y: number, z: number];
  readonly rotationTenthsDeg: number;
}

function runThing(document: SceneDocument, id: NodeId, run: NodeOf<'run'>): BuiltThing {
  const sku = run.counter?.covering.sku ?? null;
  const facts = sku === null ? undefined : document.products[sku];
  const laid = run.counter && facts ? layingOf(run.counter.covering, facts) : null;
  const counter = laid ? materialColor(laid.material) : (run.counter?.covering.color ?? '#d8d4cc');
  const level = nodeOf(document.nodes, run.levelId, 'level');
  return {
    id,
    job: { job: 'run', run, givens: runGivens(document, id) },
    finishes: runFinishes(document, run),
    colors: { counter },
    place: [run.position[0], run.position[1], run.elevationTenths + (level?.elevationTenths ?? 0)],
    rotationTenthsDeg: run.rotationTenthsDeg,
  };
}

function openingThing(
  document: SceneDocument,
  id: NodeId,
  opening: NodeOf<'opening'>,
): BuiltThing | null {
  const wall = nodeOf(document.nodes, opening.wallId, 'wall');
  if (!wall) return null;
  const dx = wall.to[0] - wall.from[0];
  const dy = wall.to[1] - wall.from[1];
  const long = Math.hypot(dx, dy);
  if (long === 0) return null;
  const level = nodeOf(document.nodes, wall.levelId, 'level');
  return {
    id,
    job: { job: 'opening', opening, wallThicknessTenths: wall.thicknessTenths },
    finishes: {},
    colors: { paint: opening.color },
    place: [
      wall.from[0] + (dx * opening.atTenths) / long,
      wall.from[1] + (dy * opening.atTenths) / long,
      level?.elevationTenths ?? 0,
    ],
    rotationTenthsDeg: (Math.atan2(dy, dx) * 1800) / Math.PI,
  };
}

function finishOf(thing: BuiltThing, slot: string): FinishId | null {
  const name = slot.startsWith('fixed:') ? slot.slice('fixed:'.length) : thing.finishes[slot];
  return name !== undefined && Object.hasOwn(FINISHES, name) ? (name as FinishId) : null;
}

function rowOf(table: FinishTable, thing: BuiltThing, slot: string): number {
  const color = thing.colors[slot];
  if (color !== undefined) return table.rowOfColor(color, slot === 'counter' ? 0.35 : 0.5);
  const finish = finishOf(thing, slot);
  return finish === null ? table.rowOfColor('#d8d4cc') : table.rowOf(finish);
}

function isClear(thing: BuiltThing, slot: string): boolean {
  const finish = finishOf(thing, slot);
  return finish !== null && getFinish(finish).opacity !== undefined;
}

/** Equal keys look alike, wherever they stand. */
function keyOf({ job, finishes, colors }: BuiltThing): string {
  const look =
    job.job === 'run'
      ? { ...job, run: { ...job.run, position: 0, rotationTenthsDeg: 0 } }
      : { ...job, opening: { ...job.opening, atTenths: 0, wallId: '' } };
  return JSON.stringify([look, finishes, colors]);
}

/** The runs and openings of a document. Leaves out openings without a wall or in a wall of no length. */
export function builtThings(
  document: SceneDocument,
  { workshop, table }: ThingMakers,
): ThingSpec[] {
  const all = [
    ...nodesOf(document.nodes, 'run').map(([id, run]) => runThing(document, id, run)),
    ...nodesOf(document.nodes, 'opening').flatMap(
      ([id, opening]) => openingThing(document, id, opening) ?? [],
    ),
  ];
  return all.map((thing) => ({
    id: thing.id,
    key: keyOf(thing),
    matrix: standingMatrix(thing.place, thing.rotationTenthsDeg),
    isCarried: false,
    build: async () =>
      joinParts(
        await workshop.run(thing.job),
        (slot) => rowOf(table, thing, slot),
        (slot) => isClear(thing, slot),
      ),
  }));
}
