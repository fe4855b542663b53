import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { FieldConflict } from './merge-texts.ts';

type Side = 'mine' | 'theirs';

export interface FieldChoicesProps {
  readonly title: string;
  readonly conflicts: readonly FieldConflict[];
  /** What the other side is called: who or what has it. */
  readonly theirsName?: string;
  readonly action?: string;
  readonly children?: ReactNode;
  readonly className?: string;
  /** The paths at which the other value is taken; at all others one's own stays. */
  readonly onChoose: (theirs: readonly string[]) => void;
}

const SHOWN = 300;

function shorten(text: string | null): string {
  if (text === null) return 'nothing';
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** Two people changed the same fields: what was there, what the other saved, and one's own, to choose from. */
export function FieldChoices(props: FieldChoicesProps) {
  const { title, conflicts, theirsName = 'Theirs', children, className, onChoose } = props;
  const { action = 'Save these choices' } = props;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const all = (side: Side) =>
    setChosen(Object.fromEntries(conflicts.map(({ path }) => [path, side])));
  const isDone = conflicts.every(({ path }) => chosen[path] !== undefined);
  return (
    <Notice
      action={
        <>
          <Button
            isDisabled={!isDone}
            onPress={() =>
              onChoose(conflicts.flatMap(({ path }) => (chosen[path] === 'theirs' ? [path] : [])))
            }
            size="small"
          >
            {action}
          </Button>
          {conflicts.length > 1 && (
            <>
              <Button kind="secondary" onPress={() => all('mine')} size="small">
                Choose all of mine
              </Button>
              <Button kind="secondary" onPress={() => all('theirs')} size="small">
                Choose all of the others
              </Button>
            </>
          )}
        </>
      }
      {...(className === undefined ? {} : { className })}
      isUrgent
      kind="warning"
      title={title}
    >
      {children}
      <div className="mt-3 flex flex-col gap-4">
        {conflicts.map(({ path, label, base, theirs, mine }) => (
          <RadioGroup
            hint={`Before: ${shorten(base)}`}
            key={path}
            label={label}
            onChange={(side) => setChosen((before) => ({ ...before, [path]: side as Side }))}
            options={[
              { value: 'mine', label: <Value name="Mine" text={mine} /> },
              { value: 'theirs', label: <Value name={theirsName} text={theirs} /> },
            ]}
            value={chosen[path] ?? null}
          />
        ))}
      </div>
    </Notice>
  );
}

function Value({ name, text }: { readonly name: string; readonly text: string | null }) {
  return (
    <span className="break-words">
      <span className="text-muted">{name}:</span> {shorten(text)}
    </span>
  );
}
