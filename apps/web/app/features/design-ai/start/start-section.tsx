import { PATHS } from '@wevisu/site/paths.ts';
import { Suspense, useState } from 'react';
import { late } from '../../../platform/late.ts';
import { cx } from '../../../ui/cx.ts';
import { useDialogReady } from '../../../ui/dialog.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { PlainLink } from '../../../ui/plain-link.tsx';
import type { BriefStart } from '../runs/start.ts';

const SketchDialog = late(() => import('../sketch/sketch-dialog.tsx'));
const PlanDialog = late(() => import('./plan-dialog.tsx'));
const FileDialog = late(() => import('./file-dialog.tsx'));
const SketchPicture = late(() => import('../sketch/sketch-picture.tsx'));

const WAYS: readonly {
  readonly kind: BriefStart['kind'];
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
}[] = [
  { kind: 'words', icon: 'chat', title: 'As I wrote it', note: 'We draw the walls for you.' },
  { kind: 'sketch', icon: 'edit', title: 'Sketch it', note: 'Sides, doors, windows.' },
  { kind: 'plan', icon: 'plan', title: 'A floor plan', note: 'One of ours, to scale.' },
  { kind: 'file', icon: 'file', title: 'A plan file', note: 'DXF or RoomPlan scan.' },
];

export interface StartSectionProps {
  readonly start: BriefStart;
  readonly onChange: (start: BriefStart) => void;
  /** RoomUse of the brief. */
  readonly use: string | null;
  readonly hasSize: boolean;
}

/** Which room it is: as the words say, or one that is drawn. */
export function StartSection({ start, onChange, use, hasSize }: StartSectionProps) {
  const [open, setOpen] = useState<BriefStart['kind'] | null>(null);
  useDialogReady();

  function put(next: BriefStart) {
    setOpen(null);
    onChange(next);
  }

  return (
    <section aria-labelledby="ai-start">
      <h2 className="text-22" id="ai-start">
        The room itself
      </h2>
      <div className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {WAYS.map(({ kind, icon, title, note }) => (
          <button
            aria-pressed={start.kind === kind}
            className={cx(
              'flex flex-col items-start gap-1 rounded-card border bg-surface p-4 text-start transition-colors hover:border-ink',
              start.kind === kind
                ? 'border-accent-text shadow-[inset_0_0_0_1px_var(--accent-text)]'
                : 'border-line',
            )}
            key={kind}
            onClick={() => (kind === 'words' ? put({ kind }) : setOpen(kind))}
            type="button"
          >
            <span className={start.kind === kind ? 'text-accent-text' : 'text-muted'}>
              <Icon name={icon} />
            </span>
            <span className="mt-1 font-[550]">{title}</span>
            <span className="text-14 text-muted">{note}</span>
          </button>
        ))}
      </div>
      <Chosen hasSize={hasSize} onChange={onChange} start={start} />
      <p className="mt-4 text-14 text-muted">
        Only a photo of the room?{' '}
        <PlainLink className="text-link" to={PATHS.visualizePhoto}>
          Measure it on the photo
        </PlainLink>{' '}
        and sketch it from there.
      </p>
      <Suspense>
        {open === 'sketch' && (
          <SketchDialog
            onClose={() => setOpen(null)}
            onUse={(sketch) => put({ kind: 'sketch', sketch })}
            sketch={start.kind === 'sketch' ? start.sketch : null}
          />
        )}
        {open === 'plan' && (
          <PlanDialog
            onClose={() => setOpen(null)}
            onUse={({ id, name, size }) => put({ kind: 'plan', plan: id, name, size })}
            use={use}
          />
        )}
        {open === 'file' && <FileDialog onClose={() => setOpen(null)} onUse={put} />}
      </Suspense>
    </section>
  );
}

/** What was chosen in place of the words. */
function Chosen({
  start,
  onChange,
  hasSize,
}: Pick<StartSectionProps, 'start' | 'onChange' | 'hasSize'>) {
  if (start.kind === 'words') return null;
  const note = hasSize && (
    <p className="text-14 text-muted">Its size counts, and not the size in your words.</p>
  );
  if (start.kind === 'sketch') {
    return (
      <div className="mt-4 grid max-w-[560px] gap-2">
        <Suspense>
          <SketchPicture sketch={start.sketch} />
        </Suspense>
        {note}
      </div>
    );
  }
  if (start.kind === 'plan') {
    return (
      <div className="mt-4 grid gap-2">
        <p>
          {start.name} <span className="figures text-muted">{start.size}</span>
        </p>
        {note}
      </div>
    );
  }
  return (
    <div className="mt-4 grid max-w-form gap-2">
      {start.rooms.length > 1 ? (
        <NativeSelect
          isInForm
          label="Which room of the plan"
          onChange={(room) => onChange({ ...start, room })}
          options={start.rooms.map(({ id, name }) => ({ id, label: name }))}
          value={start.room}
        />
      ) : (
        <p>{start.rooms[0]?.name || 'The room'} of your plan file.</p>
      )}
      {note}
    </div>
  );
}
