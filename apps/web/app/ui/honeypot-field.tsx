export interface HoneypotFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** U-17: a honeypot, hidden from sight, keyboard and screen readers; only bots fill it in. */
export function HoneypotField({ value, onChange }: HoneypotFieldProps) {
  return (
    <div aria-hidden="true" className="reader-only" inert>
      <label>
        Leave this empty
        <input
          autoComplete="off"
          name="website"
          onChange={(event) => onChange(event.target.value)}
          tabIndex={-1}
          value={value}
        />
      </label>
    </div>
  );
}
