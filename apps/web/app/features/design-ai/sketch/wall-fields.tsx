import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LengthField } from '../../../ui/length-field.tsx';
import {
  type OpeningKind,
  openingKinds,
  SKETCH_LIMITS,
  type Sketch,
  type SketchOpening,
  type SketchWall,
} from './sketch.ts';

const NAMES: Readonly<Record<OpeningKind, string>> = {
  door: 'Door',
  passage: 'Opening without a door',
  window: 'Window',
};

export interface WallFieldsProps {
  readonly sketch: Sketch;
  readonly wall: SketchWall;
  /** Nothing more had space on this wall. */
  readonly isFull: boolean;
  readonly onAdd: (kind: OpeningKind) => void;
  readonly onChange: (id: number, change: Partial<Omit<SketchOpening, 'id'>>) => void;
  readonly onRemove: (id: number) => void;
}

/** Doors and windows of one wall. */
export function WallFields(props: WallFieldsProps) {
  const { sketch, wall, isFull, onAdd, onChange, onRemove } = props;
  const { minOpening } = SKETCH_LIMITS;
  const own = sketch.openings.filter((one) => one.wall === wall.index);
  return (
    <div>
      <ul>
        {own.map(({ id, kind, from, width, height, sill }) => (
          <li className="border-line border-b py-4" key={id}>
            <div className="mb-2 flex items-center justify-between">
              <h3 className="font-sans text-14 font-[560]">{NAMES[kind]}</h3>
              <IconButton icon="trash" label={`Remove this ${kind}`} onPress={() => onRemove(id)} />
            </div>
            <div className="grid grid-cols-2 gap-3">
              <LengthField
                label={`From the ${wall.startsAt}`}
                max={Math.max(0, wall.length - width)}
                min={0}
                onChange={(next) => onChange(id, { from: next })}
                value={from}
              />
              <LengthField
                label="Width"
                max={wall.length}
                min={minOpening}
                onChange={(next) => onChange(id, { width: next })}
                value={width}
              />
              <LengthField
                label="Height"
                max={sketch.ceiling}
                min={minOpening}
                onChange={(next) => onChange(id, { height: next })}
                value={height}
              />
              {kind === 'window' && (
                <LengthField
                  label="Above the floor"
                  max={sketch.ceiling - minOpening}
                  min={0}
                  onChange={(next) => onChange(id, { sill: next })}
                  value={sill}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {own.length === 0 && <p className="mt-3 text-14 text-muted">A wall without an opening.</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {openingKinds.map((kind) => (
          <Button icon="plus" key={kind} kind="secondary" onPress={() => onAdd(kind)} size="small">
            {kind === 'passage' ? 'Opening' : NAMES[kind]}
          </Button>
        ))}
      </div>
      <p aria-live="polite" className="mt-2 text-14 text-warning">
        {isFull && 'There is no space for it on this wall.'}
      </p>
    </div>
  );
}
