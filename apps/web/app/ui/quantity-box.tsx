import { clampQuantity, MAXIMUM_QUANTITY } from '@wevisu/domain/catalog/quantity.ts';
import { digitsOnly } from '@wevisu/domain/numeric-text.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { useTypedBefore } from './typed-before.ts';

export interface QuantityBoxProps {
  /** Accessible name: 'Boxes of Calacatta tile'. */
  readonly label: string;
  readonly value: number;
  readonly onChange: (quantity: number) => void;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isDisabled?: boolean;
}

/** A whole number with minus and plus. Typed text is committed on blur or Enter. */
export function QuantityBox(props: QuantityBoxProps) {
  const {
    label,
    value,
    onChange,
    minimum = 1,
    maximum = MAXIMUM_QUANTITY,
    isDisabled = false,
  } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const inputId = useId();
  const shown = draft ?? String(value);

  function commit(quantity: number) {
    setDraft(null);
    const held = Math.min(clampQuantity(quantity, minimum), maximum);
    if (held !== value) onChange(held);
  }

  const around = useTypedBefore<string>((text) => commit(toNumber(digitsOnly(text).slice(0, 7))));

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    // Enter commits the number; it must not submit the form.
    event.preventDefault();
    commit(toNumber(shown) + (step ?? 0));
  }

  return (
    <fieldset
      className={cx(
        'flex w-fit items-center rounded-control border border-edge bg-surface',
        isDisabled && 'opacity-60',
      )}
      disabled={isDisabled}
    >
      <legend className="reader-only">{label}</legend>
      <IconButton
        aria-controls={inputId}
        icon="minus"
        isDisabled={isDisabled || value <= minimum}
        label="One less"
        onPress={() => commit(value - 1)}
      />
      <span className="contents" ref={around}>
        <input
          aria-label={label}
          autoComplete="off"
          className="figures h-11 w-14 bg-transparent text-center text-16"
          id={inputId}
          inputMode="numeric"
          onBlur={() => draft !== null && commit(toNumber(draft))}
          onChange={(event) => setDraft(digitsOnly(event.target.value).slice(0, 7))}
          onKeyDown={handleKey}
          value={shown}
        />
      </span>
      <IconButton
        aria-controls={inputId}
        icon="plus"
        isDisabled={isDisabled || value >= maximum}
        label="One more"
        onPress={() => commit(value + 1)}
      />
    </fieldset>
  );
}

/** An empty box is NaN, which clamps to the minimum. */
function toNumber(text: string): number {
  return Number.parseInt(text, 10);
}
