import { nodesOf } from '@wevisu/scene/document/scene.ts';
import { distanceOf } from '@wevisu/scene/plane/points.ts';
import type { Bounds } from '@wevisu/scene/plane/polygon.ts';
import { formatFeetInches, parseLength } from '@wevisu/scene/units/feet-inches.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FileField } from '../../../ui/file-field.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Frame } from '../drawings/plan-frame.ts';
import { clearLevel } from '../edits/levels.ts';
import { useEscape } from '../gestures/use-escape.ts';
import type { TraceMode, TraceRecord } from '../workspace/trace-store.ts';
import { useEditor, useTrace, useWorkspace } from '../workspace/workspace-context.ts';
import { NoPicture, PICTURE_TYPES, takePlanPicture } from './take-plan-picture.ts';
import { TraceDetails } from './trace-details.tsx';

const BROKEN = 'This picture could not be opened. Try a smaller copy of it.';

interface SeenProps {
  readonly frame: Frame;
  /** Tenths per screen pixel. */
  readonly scale: number;
}

/** Pixels covered by this panel on the right, and by the bars above and below the plan. */
const [PANEL, BARS] = [344, 64];
/** On a plan narrower than this, the panel does not fit beside the picture. */
const NARROW = 720;

function isNarrow({ frame, scale }: SeenProps): boolean {
  return frame.width / scale < NARROW;
}

/** Where the whole picture is visible, beside the panel or above it. */
function freePart(props: SeenProps): Bounds {
  const { x, y, width, height } = props.frame;
  const [right, below] = isNarrow(props) ? [0, height * 0.46] : [PANEL * props.scale, 0];
  const bars = BARS * props.scale;
  // A phone in landscape has hardly any room.
  const high = Math.max(height * 0.3, height - 2 * bars - below);
  return { minX: x, maxX: x + width - right, minY: -y - bars - high, maxY: -y - bars };
}

/** The controls of the picture under the plan. */
export default function TracePanel(props: SeenProps) {
  const record = useTrace((state) => state.record);
  const open = useTrace((state) => state.open);
  const isDrawing = useEditor((state) => state.tool !== 'select');
  const levelId = useEditor((state) => state.levelId);
  const heading = useId();
  // What is drawn over the picture needs the space more.
  const isFolded = record !== null && isDrawing && isNarrow(props);
  return (
    <section
      aria-labelledby={heading}
      className={cx(
        'absolute z-10 overflow-y-auto rounded-card border border-line bg-surface shadow-soft',
        isNarrow(props)
          ? 'inset-x-2 bottom-16 max-h-[46%] p-3'
          : 'top-16 right-3 max-h-[calc(100%-8rem)] w-80 p-4',
      )}
    >
      <header className="flex items-start justify-between gap-2">
        <h2 className="pt-2 font-sans text-16 font-[560]" id={heading}>
          Picture under the plan
        </h2>
        <IconButton
          className="-me-2"
          icon="x"
          label="Close the picture's settings"
          onPress={() => open(false)}
        />
      </header>
      {record === null && <Choose {...props} />}
      {record !== null && record.levelId !== levelId && <Elsewhere />}
      {record !== null && record.levelId === levelId && !isFolded && <Settings record={record} />}
    </section>
  );
}

/** Asks for the picture and puts it in the middle of the visible area. */
function Choose(props: SeenProps) {
  const { trace, editor } = useWorkspace();
  const [problem, setProblem] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const latest = useRef<File | null>(null);
  const latestSeen = useRef(props);
  latestSeen.current = props;

  async function choose(next: File | null) {
    latest.current = next;
    setFile(next);
    setProblem(null);
    if (!next) return;
    try {
      const picture = await takePlanPicture(next);
      if (latest.current !== next) return;
      const { levelId, show } = editor.getState();
      show({ tool: 'select' });
      trace.getState().put(picture, { seen: freePart(latestSeen.current), levelId, ownId: null });
    } catch (error) {
      if (latest.current === next) setProblem(error instanceof NoPicture ? error.message : BROKEN);
    }
  }

  return (
    <FileField
      accept={PICTURE_TYPES}
      className="mt-2"
      {...(problem === null ? {} : { error: problem })}
      file={file}
      hint="A photo, scan or screenshot of a floor plan. It stays on this device."
      label="Picture"
      name="trace"
      onChange={(next) => void choose(next)}
    />
  );
}

/** The picture belongs to another level, or to one that was undone, so it is not visible here. */
function Elsewhere() {
  const levelId = useEditor((state) => state.levelId);
  const { change, remove, setMode } = useTrace((state) => state);
  // Presses in this plan are not points of that picture.
  useEffect(() => setMode(null), [setMode]);
  return (
    <>
      <p className="mt-2 text-14">This picture lies under another floor.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="secondary" onPress={() => change({ levelId })} size="small">
          Lay it under this floor
        </Button>
        <Button kind="quiet" onPress={remove} size="small">
          Remove the picture
        </Button>
      </div>
    </>
  );
}

const modes = [
  { id: 'scale', label: 'Set scale', icon: 'measure' },
  { id: 'move', label: 'Move', icon: 'pointer' },
] as const satisfies readonly { id: TraceMode; label: string; icon: IconName }[];

const TOGGLE =
  'inline-flex min-h-11 items-center justify-center gap-1.5 whitespace-nowrap rounded-control border border-line px-3 text-14 transition-colors hover:border-edge selected:border-transparent selected:bg-accent-tint selected:text-accent-text off:text-muted/60';

function Settings({ record }: { readonly record: TraceRecord }) {
  const { editor } = useWorkspace();
  const mode = useTrace((state) => state.mode);
  const setMode = useTrace((state) => state.setMode);
  const change = useTrace((state) => state.change);
  const remove = useTrace((state) => state.remove);
  const { isHidden, isLocked, isToScale } = record;
  useEscape(mode !== null, () => setMode(null));
  return (
    <>
      <div className="mt-2 flex gap-2">
        {modes.map(({ id, label, icon }) => (
          <ToggleButton
            className={cx(TOGGLE, 'flex-1')}
            isDisabled={isLocked}
            isSelected={mode === id}
            key={id}
            onChange={(isOn) => {
              // Otherwise the drawing tools would continue under the press.
              editor.getState().show({ tool: 'select' });
              setMode(isOn ? id : null);
            }}
          >
            <Icon name={icon} size={18} />
            {label}
          </ToggleButton>
        ))}
      </div>
      <div className="mt-2 flex items-center">
        <FadeSlider fade={record.fade} />
        <IconButton
          icon={isHidden ? 'eyeOff' : 'eye'}
          label={isHidden ? 'Show the picture' : 'Hide the picture'}
          onPress={() => change({ isHidden: !isHidden })}
        />
        <IconButton
          icon={isLocked ? 'lock' : 'unlock'}
          label={isLocked ? 'Unlock the picture' : 'Lock the picture'}
          onPress={() => change({ isLocked: !isLocked })}
        />
        <IconButton icon="trash" label="Remove the picture" onPress={remove} />
      </div>
      {mode === 'scale' && <ScaleStep />}
      {mode === 'move' && (
        <p className="mt-3 text-14 text-muted" role="status">
          Drag the picture, or turn it by its handle. Press Move again when it lies right.
        </p>
      )}
      {mode === null && !isToScale && (
        <p className="mt-3 text-14 text-warning" role="status">
          Not to scale yet. Set its scale before you draw, or your rooms will have any size.
        </p>
      )}
      {mode !== 'scale' && <TraceDetails record={record} />}
      {mode === null && isToScale && <ClearLevel />}
    </>
  );
}

function FadeSlider({ fade }: { readonly fade: number }) {
  const change = useTrace((state) => state.change);
  return (
    <label className="me-2 flex min-w-0 flex-1 items-center gap-3 text-14">
      Fade
      <input
        className="h-11 w-full min-w-0 accent-accent"
        max={90}
        min={0}
        onChange={(event) => change({ fade: Number(event.target.value) / 100 })}
        step={5}
        type="range"
        value={Math.round(fade * 100)}
      />
    </label>
  );
}

/** Two presses in the picture, and the length between them. */
function ScaleStep() {
  const points = useTrace((state) => state.points);
  const setLength = useTrace((state) => state.setLength);
  const [from, to] = points;
  if (!from || !to) {
    return (
      <p className="mt-3 text-14" role="status">
        {from
          ? 'Now press the other end of that length.'
          : 'Press one end of a length that you know, such as a wall with its measure. Longer is more accurate.'}
      </p>
    );
  }
  return (
    <ScaleLength key={`${from.join()}-${to.join()}`} now={distanceOf(from, to)} onSet={setLength} />
  );
}

interface ScaleLengthProps {
  /** The distance between the points at the current scale, in tenths. */
  readonly now: number;
  /** Returns whether the scale could be set. */
  readonly onSet: (tenths: number) => boolean;
}

function ScaleLength({ now, onSet }: ScaleLengthProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function set() {
    const tenths = parseLength(typed);
    if (tenths === null || tenths <= 0) setProblem(`Enter a length, such as 12' 6 1/2" or 3.8 m.`);
    else if (!onSet(tenths))
      setProblem('That scale is not possible. Check the points and the length.');
  }

  return (
    <form
      className="mt-3 flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <TextField
        className="flex-1"
        {...(problem === null ? {} : { error: problem })}
        hint="The real length in the building. Press the picture again to choose other points."
        inputRef={field}
        label="Length between the points"
        onChange={setTyped}
        placeholder={formatFeetInches(now)}
        value={typed}
      />
      <Button className="mt-7" type="submit">
        Set
      </Button>
    </form>
  );
}

/** Offers to remove the room that a new plan starts with, which is in the way of another one. */
function ClearLevel() {
  const { editor } = useWorkspace();
  const nodes = useEditor((state) => state.history.nodes);
  const levelId = useEditor((state) => state.levelId);
  const walls = nodesOf(nodes, 'wall').filter(([, wall]) => wall.levelId === levelId);
  if (levelId === null || walls.length === 0) return null;
  return (
    <Button
      className="mt-3 w-full"
      kind="quiet"
      onPress={() => editor.getState().change('Clear the plan', clearLevel(nodes, levelId))}
      size="small"
    >
      Clear what is drawn here
    </Button>
  );
}
