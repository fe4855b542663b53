import { useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import type { FieldProps } from '../../../ui/use-fields.ts';
import type { AddressTexts } from './address-form.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

export interface StreetFieldProps {
  readonly field: FieldProps;
  readonly autoComplete: string;
  /** The parts of the selected address; empty parts leave their fields alone. */
  readonly onPlace: (address: Partial<AddressTexts>) => void;
}

/** G-27: a text field; if there is a maps service, it suggests full addresses below. */
export function StreetField({ field, autoComplete, onPlace }: StreetFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const { choices, choose, close } = usePlaceSuggestions(field.value, isTyping);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving both field and list closes the list.
    <div
      className="relative sm:col-span-6"
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setTyping(false);
        close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || choices.length === 0) return;
        event.stopPropagation();
        setTyping(false);
      }}
    >
      <TextField
        {...field}
        autoComplete={autoComplete}
        label="Street address"
        maxLength={160}
        onChange={(text) => {
          setTyping(true);
          field.onChange(text);
        }}
      />
      <p aria-live="polite" className="reader-only">
        {choices.length > 0 && `${choices.length} suggested addresses below.`}
      </p>
      {choices.length > 0 && (
        <div className="absolute inset-x-0 top-full z-20 mt-1 rounded-card border border-line bg-surface p-1 shadow-soft">
          <ul aria-label="Addresses">
            {choices.map((choice) => (
              <li key={choice.id}>
                <button
                  className="min-h-11 w-full rounded-control px-3 py-2 text-start text-16 hover:bg-sunken"
                  onClick={async () => {
                    setTyping(false);
                    onPlace(await choose(choice));
                  }}
                  type="button"
                >
                  {choice.text}
                </button>
              </li>
            ))}
          </ul>
          <p className="px-3 py-1 text-end text-12 text-muted" translate="no">
            Google Maps
          </p>
        </div>
      )}
    </div>
  );
}
