import type { SizeName } from '@wevisu/scene/drawing/size-name.ts';
import { useState } from 'react';
import { LengthField } from '../../../ui/length-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useSetSize } from '../actions/use-set-size.ts';
import { type SizeEnd, type SizeField, sizeFieldsOf } from '../edits/size-fields.ts';
import { useNodes } from '../workspace/workspace-context.ts';

export interface SizeFieldsProps {
  readonly size: SizeName;
  /** The first field takes the focus. */
  readonly isFocused?: boolean;
  /** After a size was set, or stayed the same. */
  readonly onSet?: () => void;
}

function endOptions({ ends }: SizeField) {
  return [
    { id: 'high', label: ends.high },
    { id: 'low', label: ends.low },
  ];
}

/** The lengths of a wall or room, each with the wall that moves when it changes. */
export function SizeFields({ size, isFocused = false, onSet }: SizeFieldsProps) {
  const fields = sizeFieldsOf(useNodes(), size);
  const setSize = useSetSize();
  const [moved, setMoved] = useState<Readonly<Record<string, SizeEnd>>>({});
  return fields.map((field, index) => {
    const end = moved[field.step] ?? 'high';
    return (
      <div className="col-span-2 grid grid-cols-2 items-start gap-3" key={field.step}>
        <LengthField
          isFocused={isFocused && index === 0}
          label={field.label}
          max={2_000_000}
          min={254}
          onEnter={onSet}
          onTry={(tenths) => setSize(field, tenths, end)}
          value={field.tenths}
        />
        <SelectField
          label={fields.length > 1 ? `${field.label.split(' ')[0]} moves` : 'Moves'}
          name={`moves-${field.step}`}
          onChange={(next) => setMoved({ ...moved, [field.step]: next as SizeEnd })}
          options={endOptions(field)}
          value={end}
        />
      </div>
    );
  });
}
