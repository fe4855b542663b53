import { formatFeetInches, parseLength } from '@wevisu/scene/units/feet-inches.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { measureSide, setLength, setSecondLength } from '../marks/edit-document.ts';
import { isMeasured } from '../marks/steps.ts';
import { useMarks, usePhoto, useWork } from '../state/photo-context.ts';
import { accuracyText, wantsSecond } from '../state/second-side.ts';
import { ProblemList } from './problem-list.tsx';

const sides = ['1 to 2', '2 to 3', '3 to 4', '4 to 1'].map((words, id) => ({
  id: `${id}`,
  label: `Corner ${words}`,
  words,
}));
type Side = (typeof sides)[number];

const PER_METER = 10_000;

/** Sets the scale: a rectangle on the floor and the length of one of its sides. */
export function MeasureStep() {
  const document = useMarks();
  const change = usePhoto((state) => state.change);
  const show = usePhoto((state) => state.show);
  const checked = useWork((state) => state.checked);
  const { corners, length } = document;
  const measured = checked.sides;
  const asksSecond = measured !== null && wantsSecond(document, checked);
  const inWords = (meters: number) => formatFeetInches(meters * PER_METER);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="font-sans text-18 font-[560]">How large is the floor?</h2>
        <p className="mt-1 text-14 text-muted">
          Drag the four corners onto a rectangle that lies flat on the floor: a rug, a field of
          tiles, or the floor itself. The larger, the better.
        </p>
      </div>
      <NativeSelect
        label="Measured side"
        onChange={(side) => change('Change measured side', (now) => measureSide(now, Number(side)))}
        options={sides}
        value={`${length.side}`}
      />
      <KnownLength
        label="Its length"
        onChange={(tenths) => change('Change length', (now) => setLength(now, { tenths }))}
        value={length.tenths}
      />
      <ProblemList step="measure" />
      {asksSecond && (
        <KnownLength
          label={`Length of the next side, corner ${(sides[(length.side + 1) % 4] as Side).words}`}
          onChange={(tenths) =>
            change('Change second length', (now) => setSecondLength(now, tenths))
          }
          value={document.secondTenths ?? null}
        />
      )}
      {measured && isMeasured(document) && (
        <p className="figures rounded-card bg-accent-tint px-4 py-3 text-14" data-measured>
          The marked rectangle is <span className="whitespace-nowrap">{inWords(measured[0])}</span>{' '}
          by <span className="whitespace-nowrap">{inWords(measured[1])}</span>. The white lines are
          a foot apart: they should lie flat on the floor.
          {checked.accuracy && ` ${accuracyText(checked.accuracy)}`}
        </p>
      )}
      <Button
        isDisabled={corners === null || length.tenths === null || measured === null}
        onPress={() => show({ step: 'outline' })}
      >
        Next: outline the floor
      </Button>
    </div>
  );
}

/** Shorter than a hand is too imprecise; longer than 300 ft is not a room. */
const [MIN, MAX] = [762, 914_400];

function problemOf(typed: string): string | undefined {
  const tenths = parseLength(typed);
  if (tenths === null) return `Enter a length, such as 9' 6" or 114 in.`;
  if (tenths < MIN) return `At least ${formatFeetInches(MIN)}: measure a longer side.`;
  return tenths > MAX ? `At most ${formatFeetInches(MAX)}.` : undefined;
}

interface KnownLengthProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (tenths: number | null) => void;
}

/** Accepts common ways to write a length. Text that cannot be read stays, with an error. */
function KnownLength({ label, value, onChange }: KnownLengthProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isTold, setTold] = useState(false);
  const shown = typed ?? (value === null ? '' : formatFeetInches(value));
  const problem = typed === null ? undefined : problemOf(typed);

  function finish() {
    if (typed === null) return;
    if (typed.trim() === '') {
      onChange(null);
      setTyped(null);
    } else if (problem) setTold(true);
    else {
      const tenths = parseLength(typed);
      if (tenths !== null && (value === null || typed !== formatFeetInches(value)))
        onChange(tenths);
      setTyped(null);
    }
  }

  return (
    <TextField
      error={isTold && typed?.trim() ? problem : undefined}
      hint={`In feet and inches: 9' 6" or 114`}
      label={label}
      onBlur={finish}
      onChange={(text) => {
        setTyped(text);
        if (!problemOf(text)) setTold(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
      }}
      value={shown}
    />
  );
}
