import { decimalText } from '@wevisu/domain/numeric-text.ts';
import { useState } from 'react';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { listLookFields, setLookField } from './look-fields.ts';
import {
  type LookNumber,
  listLookChoices,
  listLookNumbers,
  setLookNumber,
} from './look-numbers.ts';
import SurfacePreview from './surface-preview.tsx';

type Picture = Readonly<Record<string, unknown>>;

interface SurfaceLookProps {
  readonly picture: Picture;
  /** The whole picture, and which of its parameters was set. */
  readonly onChange: (picture: Record<string, unknown>, path: string) => void;
  readonly label?: string;
}

/** The parameters of a material beside the surface that they make, drawn as they are typed. */
export default function SurfaceLook({ picture, onChange, label }: SurfaceLookProps) {
  const set = (path: string, value: string) => onChange(setLookField(picture, path, value), path);
  return (
    <div className="grid gap-4 sm:grid-cols-[240px_minmax(0,1fr)]">
      <SurfacePreview picture={picture} {...(label === undefined ? {} : { label })} />
      <div className="grid content-start gap-3 sm:grid-cols-2">
        {listLookFields(picture).map(({ path, label: name, value, options }) =>
          options === null ? (
            <TextField
              key={path}
              label={name}
              name={path}
              onChange={(text) => set(path, text)}
              type="color"
              value={value}
            />
          ) : (
            <SelectField
              key={path}
              label={name}
              name={path}
              onChange={(id) => set(path, id)}
              options={options.map((id) => ({ id, label: id }))}
              value={value}
            />
          ),
        )}
        {listLookChoices(picture).map(({ path, label: name, value, options }) => (
          <SelectField
            key={path}
            label={name}
            name={path}
            onChange={(id) => set(path, id)}
            options={options}
            value={value}
          />
        ))}
      </div>
      <details className="sm:col-span-2">
        <summary className="min-h-11 cursor-pointer py-2.5 font-[550]">Measures</summary>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {listLookNumbers(picture).map((number) => (
            <MeasureField
              key={number.path}
              number={number}
              onChange={(next) => onChange(next, number.path)}
              picture={picture}
            />
          ))}
        </div>
      </details>
    </div>
  );
}

function MeasureField(props: {
  readonly picture: Picture;
  readonly number: LookNumber;
  readonly onChange: (picture: Record<string, unknown>) => void;
}) {
  const { picture, number, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  return (
    <TextField
      autoComplete="off"
      className="figures"
      error={error}
      inputMode="decimal"
      label={number.label}
      maxLength={8}
      name={number.path}
      onBlur={() => {
        setTyped(null);
        setError(undefined);
      }}
      onChange={(text) => {
        const clean = text.startsWith('-') ? `-${decimalText(text)}` : decimalText(text);
        setTyped(clean);
        const next =
          clean === '' || !Number.isFinite(Number(clean))
            ? 'Enter a number.'
            : setLookNumber(picture, number, Number(clean));
        if (typeof next === 'string') setError(next);
        else {
          setError(undefined);
          onChange(next);
        }
      }}
      value={typed ?? String(number.value)}
    />
  );
}
