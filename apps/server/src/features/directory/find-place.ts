import { createZipPlaces, type ZipPlace } from '../checkout/address-help/zip-places.ts';
import { createZipPoints, type Point } from './zip-points.ts';

/** City, state and point of a ZIP code; null if there is no such code. */
export type FindPlace = (zip: string) => Promise<(ZipPlace & Point) | null>;

export function createFindPlace(): FindPlace {
  const findPlace = createZipPlaces();
  const findPoint = createZipPoints();
  return async (zip) => {
    const [place, point] = await Promise.all([findPlace(zip), findPoint(zip)]);
    return place === null || point === null ? null : { ...place, ...point };
  };
}
