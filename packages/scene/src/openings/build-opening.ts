import type { OpeningNode } from '../document/nodes/opening.ts';
import { changed, type Piece } from '../geometry/part.ts';
import { mirrorX, move, turn } from '../geometry/shape.ts';
import { barnDoor, bifoldDoor, garageDoor, pocketDoor, slidingDoor, swingDoor } from './doors.ts';
import { archPieces, casings, jambs, nichePieces } from './frames.ts';
import type { OpeningGivens } from './opening-givens.ts';
import { windowPieces } from './windows.ts';

function piecesOf(given: OpeningGivens): Piece[] {
  switch (given.opening.style) {
    case 'door-single':
    case 'door-double':
    case 'door-french':
    case 'door-entry':
      return swingDoor(given);
    case 'door-pocket':
      return pocketDoor(given);
    case 'door-barn':
      return barnDoor(given);
    case 'door-bifold':
      return bifoldDoor(given);
    case 'door-sliding-glass':
      return slidingDoor(given);
    case 'door-garage':
      return garageDoor(given);
    case 'passage':
      return [jambs(given, false), casings(given)];
    case 'passage-arch':
      return archPieces(given);
    case 'niche':
      return nichePieces(given);
    default:
      return windowPieces(given);
  }
}

/**
 * Everything of an opening as closed shapes in millimeters, doors closed. Local to the wall: x along it
 * from its `from` with 0 in the middle of the opening, y up from the floor, z from the center line toward
 * the wall's right side: an item at the wall's own angle. Slots: paint (the opening's color), lining (of a
 * niche: as the wall around it) and fixed finishes.
 */
export function buildOpening(opening: OpeningNode, wallThicknessTenths: number): Piece[] {
  const given: OpeningGivens = {
    opening,
    w: opening.widthTenths / 10,
    h: opening.heightTenths / 10,
    t: wallThicknessTenths / 20,
  };
  const sill = opening.sillTenths / 10;
  const pieces = piecesOf(given).filter((one) => one.shape.triangles.length > 0);
  return changed(pieces, (shape) => {
    const hung = opening.hinge === 'right' ? mirrorX(shape) : shape;
    const facing = opening.side === 'left' ? turn(hung, 'y', 180) : hung;
    return move(facing, 0, sill, 0);
  });
}
