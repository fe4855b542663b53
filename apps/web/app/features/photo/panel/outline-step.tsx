import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LiveRegion } from '../../../ui/reader-only.tsx';
import { clearOutline, closeOutline, removeSurface, startOutline } from '../marks/edit-document.ts';
import { MAX_POINTS, type MarkedSurface, surfaceName } from '../marks/photo-document.ts';
import { isMeasured } from '../marks/steps.ts';
import { useMarks, usePhoto, useSurface } from '../state/photo-context.ts';
import { hasBrushLeft, type OutlineTool } from '../state/photo-store.ts';
import { ProblemList } from './problem-list.tsx';
import { SurfaceTabs, useAddSurface } from './surface-tabs.tsx';

/** The surface to cover: its outline, and the furniture in front of it. */
export function OutlineStep() {
  const document = useMarks();
  const surface = useSurface();
  const show = usePhoto((state) => state.show);
  const add = useAddSurface();
  if (!isMeasured(document)) return <MeasureFirst />;
  const hasClosed = document.surfaces.some(({ isClosed }) => isClosed);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="font-sans text-18 font-[560]">What gets a new covering?</h2>
        <p className="mt-1 text-14 text-muted">
          Outline all of it, under furniture too: what the outline holds is what is counted.
        </p>
      </div>
      {surface === null ? (
        <div className="flex flex-wrap gap-3">
          <Button onPress={() => add('floor')}>Outline the floor</Button>
          <Button kind="secondary" onPress={() => add('wall')}>
            Outline a wall
          </Button>
        </div>
      ) : (
        <>
          <SurfaceTabs canAdd />
          {surface.isClosed ? <ClosedTools surface={surface} /> : <OpenTools surface={surface} />}
          <ProblemList step="outline" surfaceId={surface.id} />
        </>
      )}
      <Button isDisabled={!hasClosed} onPress={() => show({ step: 'choose' })}>
        Next: choose a product
      </Button>
    </div>
  );
}

/** Without a scale nothing can be laid or counted. */
export function MeasureFirst() {
  const show = usePhoto((state) => state.show);
  return (
    <Notice
      action={
        <Button onPress={() => show({ step: 'measure' })} size="small">
          Mark and measure
        </Button>
      }
      title="First: how large is the floor?"
    >
      Mark four corners on it and type one length. Everything else follows from these.
    </Notice>
  );
}

function OpenTools({ surface }: { readonly surface: MarkedSurface }) {
  const { id, kind, outline } = surface;
  const document = useMarks();
  const change = usePhoto((state) => state.change);
  const followsEdges = usePhoto((state) => state.followsEdges);
  const show = usePhoto((state) => state.show);
  const name = surfaceName(document, id).toLowerCase();
  return (
    <div className="flex flex-col gap-4">
      {kind === 'wall' && (
        <p className="text-14">
          Drag the dashed line to where the wall meets the floor. Then outline the wall.
        </p>
      )}
      <p className="text-14">
        Press the {name}'s corners in the photo one after the other, around it. Press the first one
        again, or the button, to close the outline.
      </p>
      <LiveRegion>{outline.length > 0 ? `${outline.length} points` : ''}</LiveRegion>
      <Checkbox
        className="text-14"
        isSelected={followsEdges}
        onChange={(next) => show({ followsEdges: next })}
      >
        Follow edges between the points
      </Checkbox>
      <div className="flex flex-wrap gap-2">
        <Button
          isDisabled={outline.length < 3}
          kind="secondary"
          onPress={() => change('Close outline', (now) => closeOutline(now, id))}
          size="small"
        >
          Close outline
        </Button>
        <Button
          kind="secondary"
          onPress={() => change('Start outline', (now) => startOutline(now, id))}
          size="small"
        >
          {kind === 'wall' ? 'Start from the floor line' : 'Start from the rectangle'}
        </Button>
        <RemoveButton id={id} />
      </div>
      {outline.length >= MAX_POINTS && (
        <Notice kind="warning">An outline has up to {MAX_POINTS} points. Please close it.</Notice>
      )}
    </div>
  );
}

const tools = [
  { id: 'points', label: 'Points' },
  { id: 'hide', label: 'Hide furniture' },
  { id: 'give-back', label: 'Give back' },
] as const satisfies readonly { id: OutlineTool; label: string }[];

const hints: Readonly<Record<OutlineTool, string>> = {
  points: 'Drag a point, or press + for a further one. Delete removes the point in focus.',
  hide: 'Brush over furniture and everything else that stands before it.',
  'give-back': 'Brush where too much was hidden.',
};

function ClosedTools({ surface }: { readonly surface: MarkedSurface }) {
  const tool = usePhoto((state) => state.tool);
  const brush = usePhoto((state) => state.brush);
  const show = usePhoto((state) => state.show);
  const change = usePhoto((state) => state.change);
  const { id } = surface;
  return (
    <div className="flex flex-col gap-4">
      <ChoiceGroup
        className="*:flex-1"
        items={tools}
        label="Tool"
        onChange={(next) => show({ tool: next })}
        value={tool}
      />
      <p className="text-14">{hints[tool]}</p>
      {tool !== 'points' && (
        <label className="flex items-center gap-3 text-14">
          <span className="shrink-0 text-muted">Brush</span>
          <input
            className="min-h-11 flex-1 accent-accent"
            max={200}
            min={6}
            onChange={(event) => show({ brush: Number(event.target.value) })}
            type="range"
            value={brush}
          />
        </label>
      )}
      {!hasBrushLeft(surface) && (
        <Notice kind="warning">
          No more strokes fit this surface. Undo some, or redraw it more closely.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          onPress={() => {
            change('Redraw', (now) => clearOutline(now, id));
            show({ tool: 'points' });
          }}
          size="small"
        >
          Redraw
        </Button>
        <RemoveButton id={id} />
      </div>
    </div>
  );
}

function RemoveButton({ id }: { readonly id: string }) {
  const document = useMarks();
  const { change, show } = usePhoto((state) => state);
  const name = surfaceName(document, id);
  return (
    <Button
      kind="quiet"
      onPress={() => {
        const next = document.surfaces.find((one) => one.id !== id);
        change(`Remove ${name.toLowerCase()}`, (now) => removeSurface(now, id));
        show({ surfaceId: next?.id ?? null, tool: 'points' });
      }}
      size="small"
    >
      Remove {name.toLowerCase()}
    </Button>
  );
}
