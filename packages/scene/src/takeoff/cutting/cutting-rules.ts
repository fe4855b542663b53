// How pieces of a product may be cut and what of an offcut may be laid elsewhere.
import type { Material } from '../../materials/material.ts';

export interface CuttingRules {
  /** What the saw takes away. */
  readonly kerfTenths: number;
  /** An offcut narrower than this is thrown away. */
  readonly minTenths: number;
  /**
   * Whether an edge at a joint must be one that the factory made: beveled, glazed and pressed edges,
   * tongue and groove. Sawn edges of rectified tile and of stone look like their own.
   */
  readonly factoryEdges: boolean;
  /** Turns that grain, veins or print allow a cut to make inside a piece, degrees. */
  readonly turnsDeg: readonly number[];
}

const SAW_TENTHS = 32;
const ONE_INCH = 254;
const anyTurn = [0, 180, 90, 270];
const halfTurn = [0, 180];

/** Motifs that look the same after a quarter turn. */
const fourfold: readonly string[] = [
  'star',
  'quatrefoil',
  'petals',
  'diamond',
  'checker',
  'rosette',
  'lattice',
  'cross',
];

function turnsOf(material: Material): readonly number[] {
  switch (material.kind) {
    case 'wood':
      // Tongue and groove run round the board: a turned end fits nowhere.
      return [0];
    case 'tile':
      if (material.ribMm > 0) return halfTurn;
      if (material.look.kind === 'encaustic') {
        return fourfold.includes(material.look.motif) ? anyTurn : [0];
      }
      if (material.look.kind === 'glaze') return anyTurn;
      return material.look.kind === 'wood' ? halfTurn : turnsOf(material.look);
    case 'stone':
    case 'quartz':
      return material.veinColors.length > 0 ? halfTurn : anyTurn;
    case 'metal':
      return material.finish === 'brushed' ? halfTurn : anyTurn;
    case 'ledger':
      return [0];
    case 'turf':
      return [0];
    case 'coping':
      return turnsOf(material.body);
    default:
      return anyTurn;
  }
}

function needsFactoryEdges(material: Material): boolean {
  switch (material.kind) {
    case 'wood':
    case 'glass':
      return true;
    case 'tile':
      return material.edge !== 'rectified';
    case 'paver':
      return material.chamferMm > 0;
    default:
      return false;
  }
}

export function cuttingRulesOf(material: Material): CuttingRules {
  return {
    kerfTenths: SAW_TENTHS,
    minTenths: ONE_INCH,
    factoryEdges: needsFactoryEdges(material),
    turnsDeg: turnsOf(material),
  };
}
