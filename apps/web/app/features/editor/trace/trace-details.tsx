import { LengthField } from '../../../ui/length-field.tsx';
import { TurnField } from '../../../ui/turn-field.tsx';
import { turnedTo } from '../workspace/placement.ts';
import type { TraceRecord } from '../workspace/trace-store.ts';
import { useTrace } from '../workspace/workspace-context.ts';

/** The position in numbers, for people who know them and for the keyboard. */
export function TraceDetails({ record }: { readonly record: TraceRecord }) {
  const change = useTrace((state) => state.change);
  const { placement, picture, isLocked } = record;
  const { at, tenthsPerPixel, turnTenthsDeg } = placement;

  function place(next: Partial<typeof placement>) {
    change({ placement: { ...placement, ...next } });
  }

  return (
    <details className="mt-1 text-14">
      <summary className="flex min-h-11 cursor-pointer items-center text-accent-text">
        Size and place in numbers
      </summary>
      <div className="grid grid-cols-2 gap-3 pb-1">
        <LengthField
          isDisabled={isLocked}
          label="Picture's width"
          max={10_000_000}
          min={254}
          onChange={(tenths) =>
            change({
              placement: { ...placement, tenthsPerPixel: tenths / picture.width },
              isToScale: true,
            })
          }
          value={Math.round(tenthsPerPixel * picture.width)}
        />
        <TurnField
          isDisabled={isLocked}
          onChange={(tenthsDeg) => change({ placement: turnedTo(placement, tenthsDeg) })}
          tenthsDeg={turnTenthsDeg}
        />
        <LengthField
          isDisabled={isLocked}
          label="Middle, across"
          onChange={(x) => place({ at: [x, at[1]] })}
          value={Math.round(at[0])}
        />
        <LengthField
          isDisabled={isLocked}
          label="Middle, up"
          onChange={(y) => place({ at: [at[0], y] })}
          value={Math.round(at[1])}
        />
      </div>
    </details>
  );
}
