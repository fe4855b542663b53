import type { Camera } from '../camera/camera.ts';
import { withOrigin } from '../camera/find-camera.ts';
import { cameraOfFit } from '../camera/fit-camera.ts';
import { findingOf, type PhotoFinding } from '../finding.ts';
import { type AccuracyRequest, outlineArea, plausibleFits } from './area-accuracy.ts';

/** Areas of the kinds of photo that the marks allow may differ by this factor. */
const MAX_RATIO = 1.2;

/**
 * A finding if the marks leave open which lens the photo was taken with, and the area depends on it: taken straight on,
 * for example. A second length closes it.
 */
export function lensFindings(request: AccuracyRequest): readonly PhotoFinding[] {
  const areas = plausibleFits(request).map((fit) => {
    const camera: Camera | null = withOrigin(cameraOfFit(request, fit), request.marks);
    return outlineArea(request, camera);
  });
  const known = areas.filter((area) => area !== null);
  const isOpen = known.length < areas.length || Math.max(...known) > MAX_RATIO * Math.min(...known);
  return isOpen ? [findingOf('lens-open')] : [];
}
