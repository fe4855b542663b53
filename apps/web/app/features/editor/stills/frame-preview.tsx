import type { LightMode } from '@wevisu/scene/light/light-modes.ts';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Camera, frameOn, seenWith } from './camera.ts';
import { CameraPlan } from './camera-plan.tsx';
import { useFramePicture } from './use-frame-picture.ts';

export interface FramePreviewProps {
  /** The still's own camera. */
  readonly camera: Camera;
  /** Width divided by height of the still. */
  readonly ratio: number;
  readonly light: LightMode;
  readonly room: RoomView | null;
}

/** The share that is shown; the rest is cut off. */
const FRAME = 0.86;

const inPercent = (share: number) => `${share * 100}%`;

/** What the still will show; where 3D is not available, where it is taken from. */
export function FramePreview({ room, ...rest }: FramePreviewProps) {
  return room ? (
    <SeenFrame room={room} {...rest} />
  ) : (
    <CameraPlan camera={rest.camera} ratio={rest.ratio} />
  );
}

function SeenFrame(props: FramePreviewProps & { readonly room: RoomView }) {
  const { camera, ratio, light, room } = props;
  const [canvasRatio] = useState(() => room.ratio());
  const { address, isDrawing, isFailed } = useFramePicture(
    seenWith(camera, ratio, canvasRatio),
    light,
  );
  if (isFailed) return <CameraPlan camera={camera} ratio={ratio} />;
  const { width, height } = frameOn(canvasRatio, ratio);
  return (
    <figure>
      <div
        className="relative mx-auto overflow-hidden rounded-card bg-sunken"
        style={{ aspectRatio: ratio, width: `min(100%, ${44 * ratio}dvh)` }}
      >
        {address === null ? (
          <Skeleton className="size-full" />
        ) : (
          <img
            alt="What is in sight, as the 3D view draws it"
            className={cx(
              'absolute top-1/2 left-1/2 max-w-none -translate-1/2 transition-opacity',
              isDrawing && 'opacity-50',
            )}
            src={address}
            style={{ width: inPercent(FRAME / width), height: inPercent(FRAME / height) }}
          />
        )}
        {/* Dims what is outside of the still. */}
        <div
          aria-hidden="true"
          className="absolute top-1/2 left-1/2 -translate-1/2 rounded-[2px] shadow-[0_0_0_100rem_rgb(20_20_20/55%)]"
          data-frame
          style={{ width: inPercent(FRAME), height: inPercent(FRAME) }}
        />
      </div>
      <figcaption className="mt-2 text-14 text-muted">
        <span role="status">
          {isDrawing
            ? 'Looking through the camera…'
            : 'The frame shows what will be in the picture.'}
        </span>
      </figcaption>
    </figure>
  );
}
