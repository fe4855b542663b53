// Everything that a run takes of its cabinet line, from the layout that is drawn.
import {
  backStock,
  crownStock,
  fillerStock,
  lightRailStock,
  panelStock,
  type Stock,
  toeKickStock,
} from '../../document/cabinets/board-code.ts';
import { cabinetCode } from '../../document/cabinets/cabinet-code.ts';
import type { Cabinet, RunNode } from '../../document/nodes/run.ts';
import type { CabinetPlace, RunLayout } from '../../runs/run-layout.ts';
import { hasEndPanel, isFreestanding } from '../../runs/trim-pieces.ts';
import { formatInches } from '../../units/feet-inches.ts';
import {
  type CutPiece,
  crownPiecesOf,
  lightRailPiecesOf,
  toeKickPiecesOf,
} from './trim-lengths.ts';

/** A box as it is delivered, a board cut from a stock of its own, or moldings cut from lengths. */
export interface RunPart {
  readonly key: string;
  readonly what: string;
  /** Null where no line makes it. */
  readonly code: string | null;
  readonly cabinet: Cabinet | null;
  readonly cut:
    | { readonly from: 'one-each'; readonly stock: Stock; readonly piece: CutPiece }
    | { readonly from: 'lengths'; readonly stock: Stock; readonly pieces: readonly CutPiece[] }
    | null;
}

function isGap({ cabinet }: CabinetPlace): boolean {
  return cabinet.cabinet === 'gap';
}

function nameOf(run: RunNode, { cabinet, widthTenths }: Cabinet): string {
  const tier = `${run.tier[0]?.toUpperCase()}${run.tier.slice(1)}`;
  return `${tier} cabinet, ${cabinet.replaceAll('-', ' ')}, ${formatInches(widthTenths)} wide`;
}

function board(key: string, what: string, stock: Stock | null, piece: CutPiece): RunPart {
  const cut = stock && ({ from: 'one-each', stock, piece } as const);
  return { key, what, code: stock?.code ?? null, cabinet: null, cut };
}

function placePart(run: RunNode, { cabinet }: CabinetPlace): RunPart {
  const height = run.heightTenths;
  if (cabinet.cabinet === 'filler') {
    const piece = { lengthTenths: height, widthTenths: cabinet.widthTenths, miters: 0 };
    const what = `Filler, ${formatInches(cabinet.widthTenths)} x ${formatInches(height)}`;
    const stock = fillerStock(cabinet.widthTenths, height);
    return { ...board(cabinet.id, what, stock, piece), cabinet };
  }
  if (cabinet.cabinet === 'panel') return { ...endPanel(run, cabinet.id), cabinet };
  return {
    key: cabinet.id,
    what: nameOf(run, cabinet),
    code: cabinetCode(run, cabinet),
    cabinet,
    cut: null,
  };
}

function endPanel(run: RunNode, key: string): RunPart {
  const what = `End panel, ${formatInches(run.depthTenths)} x ${formatInches(run.heightTenths)}`;
  const piece = { lengthTenths: run.heightTenths, widthTenths: run.depthTenths, miters: 0 };
  return board(key, what, panelStock(run), piece);
}

function lengths(
  key: string,
  what: string,
  stock: Stock | null,
  pieces: readonly CutPiece[],
): RunPart[] {
  if (pieces.length === 0) return [];
  const cut = stock && ({ from: 'lengths', stock, pieces } as const);
  return [{ key, what, code: stock?.code ?? null, cabinet: null, cut }];
}

/** Backs of islands, ends included, in sheets side by side. */
function backPieces(run: RunNode, layout: RunLayout): CutPiece[] {
  const lengthTenths = layout.widthTenths + layout.leftEndTenths + layout.rightEndTenths;
  return [{ lengthTenths, widthTenths: run.heightTenths, miters: 0 }];
}

export function partsOfRun(run: RunNode, layout: RunLayout): readonly RunPart[] {
  const hasCrown = run.crownTenths > 0 && (run.tier === 'wall' || run.tier === 'tall');
  const hasToe = run.tier !== 'wall' && run.toeKickTenths > 0;
  const crown = `Cabinet crown, ${formatInches(run.crownTenths)}`;
  return [
    ...layout.places.filter((place) => !isGap(place)).map((place) => placePart(run, place)),
    ...(hasEndPanel(run, layout, 'left') ? [endPanel(run, 'left-end')] : []),
    ...(hasEndPanel(run, layout, 'right') ? [endPanel(run, 'right-end')] : []),
    ...(hasToe
      ? lengths(
          'toe-kick',
          `Toe kick, ${formatInches(run.toeKickTenths)}`,
          toeKickStock(run),
          toeKickPiecesOf(run, layout),
        )
      : []),
    ...(hasCrown ? lengths('crown', crown, crownStock(run), crownPiecesOf(run, layout)) : []),
    ...(hasCrown && run.tier === 'wall'
      ? lengths('light-rail', 'Light rail', lightRailStock, lightRailPiecesOf(run, layout))
      : []),
    ...(isFreestanding(run)
      ? lengths('back', 'Finished back', backStock(run), backPieces(run, layout))
      : []),
  ];
}
