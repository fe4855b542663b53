import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LengthField } from '../../../ui/length-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import {
  FIRST_SKETCH,
  problemOf,
  SKETCH_LIMITS,
  type Sketch,
  wallsOf,
  withNewOpening,
  withOpening,
  withShape,
} from './sketch.ts';
import { SketchPlan } from './sketch-plan.tsx';
import { WallFields } from './wall-fields.tsx';

export interface SketchDialogProps {
  readonly sketch: Sketch | null;
  readonly onUse: (sketch: Sketch) => void;
  readonly onClose: () => void;
}

/** Draws the room: its sides, then doors and windows wall by wall. */
export default function SketchDialog({ sketch: given, onUse, onClose }: SketchDialogProps) {
  const [sketch, setSketch] = useState(given ?? FIRST_SKETCH);
  const [wall, setWall] = useState(0);
  const [isFull, setFull] = useState(false);
  const walls = wallsOf(sketch);
  const shown = walls[wall] ?? walls[0];
  const problem = problemOf(sketch);

  function put(next: Sketch) {
    setSketch(next);
    setFull(false);
  }

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button isDisabled={problem !== null} onPress={() => onUse(sketch)}>
            Use this room
          </Button>
        </>
      }
      className="max-w-[980px]"
      isOpen
      onClose={onClose}
      title="Sketch your room"
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_340px]">
        <div>
          <SketchPlan
            onMove={(id, from) => put(withOpening(sketch, id, { from }))}
            onWall={setWall}
            selectedWall={shown?.index ?? 0}
            sketch={sketch}
          />
          <p className="mt-2 text-14 text-muted">
            Inside measures, wall to wall. Drag doors and windows along their walls, or move them
            with the arrow keys.
          </p>
        </div>
        <div className="grid content-start gap-5">
          <Sides onChange={(change) => put(withShape(sketch, change))} sketch={sketch} />
          <div>
            <ChoiceGroup
              className="flex-wrap"
              items={walls.map(({ index, name }) => ({ id: String(index), label: `Wall ${name}` }))}
              label="Wall"
              onChange={(id) => setWall(Number(id))}
              value={String(shown?.index ?? 0)}
            />
            {shown && (
              <WallFields
                isFull={isFull}
                onAdd={(kind) => {
                  const next = withNewOpening(sketch, kind, shown.index);
                  if (next) put(next);
                  else setFull(true);
                }}
                onChange={(id, change) => put(withOpening(sketch, id, change))}
                onRemove={(id) =>
                  put({ ...sketch, openings: sketch.openings.filter((one) => one.id !== id) })
                }
                sketch={sketch}
                wall={shown}
              />
            )}
          </div>
          <div aria-live="polite">
            {problem !== null && <Notice kind="warning">{problem}</Notice>}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

interface SidesProps {
  readonly sketch: Sketch;
  readonly onChange: (change: Partial<Omit<Sketch, 'openings'>>) => void;
}

function Sides({ sketch, onChange }: SidesProps) {
  const { minSide, maxSide, minRest, minCeiling, maxCeiling } = SKETCH_LIMITS;
  const side = { min: minSide, max: maxSide };
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        className="justify-self-start"
        items={[
          { id: 'rectangle', label: 'Rectangle' },
          { id: 'l', label: 'L-shape' },
        ]}
        label="Shape of the room"
        onChange={(shape) => onChange({ shape })}
        value={sketch.shape}
      />
      <div className="grid grid-cols-3 gap-3">
        <LengthField
          {...side}
          label="Width"
          onChange={(width) => onChange({ width })}
          value={sketch.width}
        />
        <LengthField
          {...side}
          label="Length"
          onChange={(length) => onChange({ length })}
          value={sketch.length}
        />
        <LengthField
          label="Ceiling"
          max={maxCeiling}
          min={minCeiling}
          onChange={(ceiling) => onChange({ ceiling })}
          value={sketch.ceiling}
        />
      </div>
      {sketch.shape === 'l' && (
        <div className="grid grid-cols-3 items-end gap-3">
          <LengthField
            label="Cut, width"
            max={sketch.width - minRest}
            min={minRest / 2}
            onChange={(cutWidth) => onChange({ cutWidth })}
            value={sketch.cutWidth}
          />
          <LengthField
            label="Cut, length"
            max={sketch.length - minRest}
            min={minRest / 2}
            onChange={(cutLength) => onChange({ cutLength })}
            value={sketch.cutLength}
          />
          <ChoiceGroup
            items={[
              { id: 'left', label: 'Left' },
              { id: 'right', label: 'Right' },
            ]}
            label="Side of the corner that is missing"
            onChange={(cutSide) => onChange({ cutSide })}
            value={sketch.cutSide}
          />
        </div>
      )}
    </div>
  );
}
