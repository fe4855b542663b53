import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { SCENE_VERSION } from '@wevisu/scene/document/scene.ts';
import type { CoveredArea, Face } from '@wevisu/scene/faces/face.ts';
import type { AreaToLay } from '@wevisu/scene/laying/lay-cells.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { areaOfRegions, type Region } from '@wevisu/scene/plane/region.ts';
import type { Takeoff } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { takeoffOfFaces } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { findingOf } from '../finding.ts';
import type { SurfaceFinding } from '../laying/lay-photo.ts';
import { areaOfSurface, type PhotoSurface, TENTHS_PER_METER } from '../laying/photo-surface.ts';

/** A surface and the error of its area: see `areaErrorPercent`. */
export type CountedSurface = Omit<PhotoSurface, 'mask' | 'oldColor'> & {
  readonly areaErrorPercent: number;
};

export interface UnitsRange {
  /** The product's SKU, or the material of what is not sold here. */
  readonly what: string;
  readonly unit: string;
  /** Units for the areas as marked. */
  readonly units: number;
  /** Units for areas smaller and larger by their error. */
  readonly atLeast: number;
  readonly atMost: number;
}

export interface PhotoTakeoff {
  /** The scene's own takeoff of the areas as marked. */
  readonly takeoff: Takeoff;
  readonly areas: readonly {
    readonly surfaceId: string;
    readonly squareMeters: number;
    readonly errorPercent: number;
  }[];
  readonly ranges: readonly UnitsRange[];
  readonly findings: readonly SurfaceFinding[];
}

/** Counts what the surfaces of a photo take, as the scene counts it. Surfaces with a wrong outline get a finding. */
export function photoTakeoff(surfaces: readonly CountedSurface[]): PhotoTakeoff {
  const findings: SurfaceFinding[] = [];
  const counted = surfaces.flatMap((surface) => {
    const area = areaOfSurface(surface);
    if (typeof area !== 'string') return [{ surface, area }];
    findings.push({ ...findingOf(area), surfaceId: surface.id });
    return [];
  });
  const products = Object.fromEntries(
    surfaces.flatMap(({ facts }) => (facts ? [[facts.sku, facts]] : [])),
  );
  const count = (side: -1 | 0 | 1) => {
    const faces = counted.map(({ surface, area }) => {
      const by = Math.sqrt(Math.max(0, 1 + (side * surface.areaErrorPercent) / 100));
      return faceOf(surface, by === 1 ? area : scaled(area, by));
    });
    return takeoffOfFaces(documentOf(products), faces);
  };
  const [less, takeoff, more] = [count(-1), count(0), count(1)];
  return {
    takeoff,
    areas: counted.map(({ surface, area }) => ({
      surfaceId: surface.id,
      squareMeters: areaOfRegions(area.regions) / TENTHS_PER_METER ** 2,
      errorPercent: surface.areaErrorPercent,
    })),
    ranges: rangesOf(less, takeoff, more),
    findings,
  };
}

function rangesOf(less: Takeoff, takeoff: Takeoff, more: Takeoff): UnitsRange[] {
  const unitsIn = ({ orders, materials }: Takeoff) =>
    new Map([
      ...orders.map(({ sku, unit, units }) => [sku, { unit, units }] as const),
      ...materials.map(({ material, unit, units }) => [material, { unit, units }] as const),
    ]);
  const [low, high] = [unitsIn(less), unitsIn(more)];
  return [...unitsIn(takeoff)].map(([what, { unit, units }]) => ({
    what,
    unit,
    units,
    // A pattern may fit a larger room with fewer cuts: the range still includes the likely count.
    // An area so uncertain that it may be 0 may need nothing.
    atLeast: Math.min(units, low.get(what)?.units ?? 0),
    atMost: Math.max(units, high.get(what)?.units ?? units),
  }));
}

function documentOf(products: SceneDocument['products']): SceneDocument {
  return {
    format: 'wevisu-scene',
    version: SCENE_VERSION,
    name: '',
    style: null,
    budgetCents: null,
    nodes: {},
    products,
  };
}

/** Scales an area about its middle. */
function scaled(area: AreaToLay, by: number): AreaToLay {
  const corners = area.regions.flatMap(({ outline }) => outline);
  const middle = (k: 0 | 1) => corners.reduce((sum, one) => sum + one[k], 0) / corners.length;
  const [x, y] = [middle(0), middle(1)];
  const grow = ([px, py]: Point): Point => [
    Math.round(x + (px - x) * by),
    Math.round(y + (py - y) * by),
  ];
  const regions = area.regions.map(
    ({ outline, holes }): Region => ({
      outline: outline.map(grow),
      holes: holes.map((hole) => hole.map(grow)),
    }),
  );
  return { ...area, regions };
}

function faceOf({ id, plane }: CountedSurface, { covering, regions }: AreaToLay): Face {
  const inTenths = ([x, y, z]: readonly [number, number, number]) =>
    [x * TENTHS_PER_METER, y * TENTHS_PER_METER, z * TENTHS_PER_METER] as const;
  const area: CoveredArea = {
    nodeId: id,
    slot: 'covering',
    covering,
    regions,
    area: areaOfRegions(regions),
  };
  return {
    id: `photo:${id}`,
    kind: plane.kind,
    roomId: null,
    wallId: null,
    frame: { origin: inTenths(plane.origin), right: plane.right, up: plane.up },
    outline: regions[0]?.outline ?? [],
    holes: [],
    areas: [area],
  };
}
