import { bakePicture } from '@wevisu/scene/materials/bake-picture.ts';
import { pictureSpec } from '@wevisu/scene/materials/picture-spec.ts';
import { useDeferredValue, useEffect, useRef } from 'react';

const SIDE_PX = 240;

/** The surface as the server bakes it for the shop, from the same code. */
export default function SurfacePreview({
  picture,
  label = 'How the surface looks',
}: {
  readonly picture: Readonly<Record<string, unknown>>;
  readonly label?: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useDeferredValue(picture);
  useEffect(() => {
    const { type: _, ...spec } = shown;
    const parsed = pictureSpec.safeParse(spec);
    const context = canvas.current?.getContext('2d');
    if (!parsed.success || !context) return;
    const { rgba, width, height } = bakePicture({
      spec: parsed.data,
      widthPx: SIDE_PX,
      heightPx: SIDE_PX,
    });
    context.putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0);
  }, [shown]);
  return (
    <canvas
      aria-label={label}
      className="aspect-square w-full max-w-60 rounded-card bg-sunken"
      height={SIDE_PX}
      ref={canvas}
      role="img"
      width={SIDE_PX}
    />
  );
}
