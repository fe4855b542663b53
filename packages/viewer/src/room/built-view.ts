// Runs of cabinets, doors and windows: things whose shape follows from their node, not from a kind.
import type { NodeOf } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { FINISHES, type FinishId, getFinish } from '@wevisu/scene/finishes.ts';
import type { Part } from '@wevisu/scene/geometry/part.ts';
import { layingOf } from '@wevisu/scene/patterns/lay-area.ts';
import { runFinishes, runGivens } from '@wevisu/scene/runs/run-givens.ts';
import { Matrix4 } from 'three';
import { METRES } from './cell-frame.ts';
import type { FinishTable } from './finish-table.ts';
import { materialColor } from './material-color.ts';
import type { PlacedThing, SharedShape, ThingBatch } from './thing-batch.ts';
import { joinParts } from './thing-mesh.ts';
import type { Workshop } from './workshop.ts';
import type { Job } from './workshop-messages.ts';

interface Shown {
  matrix: Matrix4;
  signature: string;
  placed: PlacedThing | null;
  drop: () => void;
}

interface Wanted {
  readonly id: NodeId;
  readonly job: Extract<Job, { job: 'run' | 'opening' }>;
  /** Finish of each slot; what is not named is `fixed:` or a color. */
  readonly finishes: Readonly<Record<string, FinishId>>;
  readonly colors: Readonly<Record<string, string>>;
  readonly place: readonly [x: number, y: number, z: number];
  readonly rotationTenthsDeg: number;
}

export interface BuiltViewOptions {
  readonly workshop: Workshop;
  readonly table: FinishTable;
  readonly batch: ThingBatch;
  readonly onReady: () => void;
}

function wantedRun(document: SceneDocument, id: NodeId, run: NodeOf<'run'>): Wanted {
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

function wantedOpening(
  document: SceneDocument,
  id: NodeId,
  opening: NodeOf<'opening'>,
): Wanted | null {
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

export function createBuiltView(options: BuiltViewOptions) {
  const { workshop, table, batch } = options;
  const shown = new Map<NodeId, Shown>();

  function rowOf(wanted: Wanted, slot: string): number {
    const color = wanted.colors[slot];
    if (color !== undefined) return table.rowOfColor(color, slot === 'counter' ? 0.35 : 0.5);
    const fixed = slot.startsWith('fixed:') ? slot.slice('fixed:'.length) : wanted.finishes[slot];
    return fixed !== undefined && Object.hasOwn(FINISHES, fixed)
      ? table.rowOf(fixed as FinishId)
      : table.rowOfColor('#d8d4cc');
  }

  function isClear(wanted: Wanted, slot: string): boolean {
    const fixed = slot.startsWith('fixed:') ? slot.slice('fixed:'.length) : wanted.finishes[slot];
    return (
      fixed !== undefined &&
      Object.hasOwn(FINISHES, fixed) &&
      getFinish(fixed as FinishId).opacity !== undefined
    );
  }

  function show(wanted: Wanted, own: Shown): () => void {
    let isGone = false;
    let shape: SharedShape | null = null;
    void workshop
      .run(wanted.job)
      .then((parts: readonly Part[]) => {
        if (isGone) return;
        shape = batch.share(
          joinParts(
            parts,
            (slot) => rowOf(wanted, slot),
            (slot) => isClear(wanted, slot),
          ),
        );
        own.placed = batch.place(shape, wanted.id, own.matrix);
        options.onReady();
      })
      .catch((error: unknown) => {
        if (!isGone) console.warn(`${wanted.id} can't be drawn.`, error);
      });
    return () => {
      isGone = true;
      own.placed?.remove();
      own.placed = null;
      if (shape) batch.unshare(shape);
    };
  }

  function matrixOf({ place: [x, y, z], rotationTenthsDeg }: Wanted): Matrix4 {
    return new Matrix4()
      .makeTranslation(x * METRES, z * METRES, -y * METRES)
      .multiply(new Matrix4().makeRotationY((rotationTenthsDeg * Math.PI) / 1800))
      .multiply(new Matrix4().makeScale(0.001, 0.001, 0.001));
  }

  return {
    update(document: SceneDocument): void {
      const wanted = [
        ...nodesOf(document.nodes, 'run').map(([id, run]) => wantedRun(document, id, run)),
        ...nodesOf(document.nodes, 'opening').flatMap(
          ([id, opening]) => wantedOpening(document, id, opening) ?? [],
        ),
      ];
      const gone = new Set(shown.keys());
      for (const one of wanted) {
        gone.delete(one.id);
        const job =
          one.job.job === 'run'
            ? { ...one.job, run: { ...one.job.run, position: 0, rotationTenthsDeg: 0 } }
            : { ...one.job, opening: { ...one.job.opening, atTenths: 0, wallId: '' } };
        const signature = JSON.stringify([job, one.finishes, one.colors]);
        let own = shown.get(one.id);
        if (!own) {
          own = { matrix: new Matrix4(), signature: '', placed: null, drop: () => {} };
          shown.set(one.id, own);
        }
        own.matrix = matrixOf(one);
        own.placed?.move(own.matrix);
        if (own.signature !== signature) {
          own.drop();
          own.signature = signature;
          own.drop = show(one, own);
        }
      }
      for (const id of gone) {
        const own = shown.get(id);
        own?.drop();
        shown.delete(id);
      }
    },
    placed(id: NodeId): PlacedThing | null {
      return shown.get(id)?.placed ?? null;
    },
    dispose(): void {
      for (const own of shown.values()) {
        own.drop();
      }
      shown.clear();
    },
  };
}
export type BuiltView = ReturnType<typeof createBuiltView>;
