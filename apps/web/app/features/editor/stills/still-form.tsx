import {
  type StillShape,
  type StillSize,
  stillPixels,
  stillShapes,
  stillSizes,
} from '@wevisu/domain/projects/project-still.ts';
import { type LightMode, lightModes } from '@wevisu/scene/light/light-modes.ts';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { lightLabels, suggestName } from '../../stills/still-text.ts';
import { useEditor, useNodes, useWorkspace } from '../workspace/workspace-context.ts';
import { type Camera, cutTo, type SeenCamera } from './camera.ts';
import { FramePreview } from './frame-preview.tsx';
import { darknessOf } from './is-dark.ts';
import { insideOf, placesOf, seenIn } from './places.ts';
import { useMakeStill } from './use-make-still.ts';

/** The id of the 3D view in the list of places; ids in the scene contain no colon. */
const LIVE = ':live';

const shapeLabels: Readonly<Record<StillShape, string>> = {
  landscape: 'Landscape',
  portrait: 'Portrait',
};
const sizeLabels: Readonly<Record<StillSize, string>> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
};

export interface StillFormProps {
  readonly onMade: () => void;
  /** Names of the existing stills. */
  readonly taken: ReadonlySet<string>;
  /** Leads back to the existing stills, if any. */
  readonly back: ReactNode;
}

/** What the next still shows: the camera, the light, the shape and the size. */
export function StillForm({ onMade, taken, back }: StillFormProps) {
  const { view } = useWorkspace();
  const nodes = useNodes();
  const roomName = useEditor((state) => state.name);
  const shown = useEditor((state) => state.light);
  const places = useMemo(() => placesOf(nodes), [nodes]);
  const [room] = useState(() => view.current);
  const [seen] = useState<SeenCamera | null>(() => room && seenIn(room));
  const [placeId, setPlaceId] = useState(() => (seen ? LIVE : (places[0]?.id ?? '')));
  // The shape that cuts off less.
  const [shape, setShape] = useState<StillShape>(seen && seen.ratio < 1 ? 'portrait' : 'landscape');
  const [size, setSize] = useState<StillSize>('medium');
  const [light, setLight] = useState<LightMode>(shown);
  const [named, setNamed] = useState<string | null>(null);
  const { make, isPending, problem } = useMakeStill(onMade);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);

  const { width, height } = stillPixels(size, shape);
  const ratio = width / height;
  const kept = places.find(({ id }) => id === placeId)?.camera ?? null;
  const camera: Camera | null = placeId === LIVE && seen ? cutTo(seen, ratio) : kept;
  if (!camera) {
    return (
      <EmptyState icon="camera" title="There is no room yet">
        <p>Draw a room first. Then you can make pictures of it.</p>
      </EmptyState>
    );
  }
  const { room: place, isOutside } = insideOf(nodes, camera);
  const darkness = darknessOf(nodes, light);
  const name = named ?? suggestName(place ?? roomName, light, taken);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (camera && !isPending) make({ name: name.trim(), size, shape, light, camera });
  }

  return (
    <form
      className="grid gap-6 md:grid-cols-[minmax(0,1fr)_20rem]"
      noValidate
      onSubmit={submit}
      ref={form}
    >
      <div>
        <FramePreview camera={camera} light={light} ratio={ratio} room={room} />
        {darkness !== null && (
          <Notice className="mt-3" kind="warning">
            {darkness}
          </Notice>
        )}
        {isOutside && (
          <Notice className="mt-3">
            Taken from outside, the picture looks through the backs of walls and ceilings; doors,
            windows and lamps on them stay in it. To stand inside, choose a corner of a room, or
            Walk in the 3D view.
          </Notice>
        )}
      </div>
      <div className="flex flex-col gap-5">
        <SelectField
          label="Taken from"
          name="place"
          onChange={setPlaceId}
          options={[
            ...(seen ? [{ id: LIVE, label: 'Where the 3D view looks from' }] : []),
            ...places,
          ]}
          value={placeId}
        />
        <RadioGroup
          label="Light"
          look="chips"
          onChange={(next) => setLight(next as LightMode)}
          options={lightModes.map((value) => ({ value, label: lightLabels[value] }))}
          value={light}
        />
        <RadioGroup
          label="Shape"
          look="chips"
          onChange={(next) => setShape(next as StillShape)}
          options={stillShapes.map((value) => ({ value, label: shapeLabels[value] }))}
          value={shape}
        />
        <RadioGroup
          hint={`${width} × ${height} pixels. Larger pictures take longer.`}
          label="Size"
          look="chips"
          onChange={(next) => setSize(next as StillSize)}
          options={stillSizes.map((value) => ({ value, label: sizeLabels[value] }))}
          value={size}
        />
        <TextField label="Name" maxLength={80} onChange={setNamed} value={name} />
        {problem !== null && (
          <Notice isUrgent kind="danger">
            {problem}
          </Notice>
        )}
        <p className="text-14 text-muted">
          We compute real light, path by path, which takes minutes. You can go on working or close
          the page meanwhile: it goes on.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          {back}
          <Button icon="camera" isPending={isPending} type="submit">
            Make the picture
          </Button>
        </div>
      </div>
    </form>
  );
}
