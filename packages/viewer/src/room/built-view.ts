// Runs of cabinets, doors and windows: things whose shape follows from their node, not from a kind.
import type { NodeOf } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodeOf, nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { FINISHES, type FinishId, getFinish } from '@wevisu/scene/finishes.ts';
import type { Part } from '@wevisu/scene/geometry/part.ts';
import { layingOf } from '@wevisu/scene/patterns/lay-area.ts';
import { runFinishes, runGivens } from '@wevisu/scene/runs/run-givens.ts';
import { Group, Mesh } from 'three';
import { METRES } from './cell-frame.ts';
import type { FinishTable } from './finish-table.ts';
import { materialColor } from './material-color.ts';
import type { ThingMaterials } from './thing-material.ts';
import { joinParts, type ThingGeometry } from './thing-mesh.ts';
import type { Workshop } from './workshop.ts';
import type { Job } from './workshop-messages.ts';

interface Shown {
  readonly group: Group;
  signature: string;
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
  readonly materials: ThingMaterials;
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

export function createBuiltView(root: Group, options: BuiltViewOptions) {
  const { workshop, table, materials } = options;
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

  function show(wanted: Wanted, group: Group): () => void {
    let isGone = false;
    let held: ThingGeometry | null = null;
    void workshop
      .run(wanted.job)
      .then((parts: readonly Part[]) => {
        if (isGone) return;
        held = joinParts(
          parts,
          (slot) => rowOf(wanted, slot),
          (slot) => isClear(wanted, slot),
        );
        group.clear();
        for (const [geometry, material] of [
          [held.solid, materials.solid],
          [held.glass, materials.glass],
        ] as const) {
          if (!geometry) continue;
          const mesh = new Mesh(geometry, material);
          mesh.castShadow = material === materials.solid;
          mesh.receiveShadow = mesh.castShadow;
          mesh.userData = { nodeId: wanted.id };
          group.add(mesh);
        }
        options.onReady();
      })
      .catch((error: unknown) => {
        if (!isGone) console.warn(`${wanted.id} can't be drawn.`, error);
      });
    return () => {
      isGone = true;
      held?.solid?.dispose();
      held?.glass?.dispose();
    };
  }

  function place(group: Group, { place: [x, y, z], rotationTenthsDeg }: Wanted): void {
    group.position.set(x * METRES, z * METRES, -y * METRES);
    group.rotation.set(0, (rotationTenthsDeg * Math.PI) / 1800, 0);
    group.scale.setScalar(0.001);
    group.updateMatrix();
    group.matrixWorldNeedsUpdate = true;
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
          own = { group: new Group(), signature: '', drop: () => {} };
          own.group.matrixAutoUpdate = false;
          own.group.userData = { nodeId: one.id };
          root.add(own.group);
          shown.set(one.id, own);
        }
        if (own.signature !== signature) {
          own.drop();
          own.signature = signature;
          own.drop = show(one, own.group);
        }
        place(own.group, one);
      }
      for (const id of gone) {
        const own = shown.get(id);
        own?.drop();
        own?.group.removeFromParent();
        shown.delete(id);
      }
    },
    groupOf(id: NodeId): Group | undefined {
      return shown.get(id)?.group;
    },
    groups(): ReadonlyMap<NodeId, Shown> {
      return shown;
    },
    dispose(): void {
      for (const own of shown.values()) {
        own.drop();
        own.group.removeFromParent();
      }
      shown.clear();
    },
  };
}
export type BuiltView = ReturnType<typeof createBuiltView>;
