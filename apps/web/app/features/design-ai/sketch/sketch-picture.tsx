import type { Sketch } from './sketch.ts';
import { SketchPlan, sizeText } from './sketch-plan.tsx';

/** A sketch that was made, with what it has in words. */
export default function SketchPicture({ sketch }: { readonly sketch: Sketch }) {
  const windows = sketch.openings.filter(({ kind }) => kind === 'window').length;
  const doors = sketch.openings.length - windows;
  return (
    <>
      <SketchPlan sketch={sketch} />
      <p className="figures text-14">
        {sizeText(sketch)}, {doors === 1 ? '1 door' : `${doors} doors`},{' '}
        {windows === 1 ? '1 window' : `${windows} windows`}
      </p>
    </>
  );
}
