export interface TrapFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** U-17: out of sight, out of reach of the keyboard and of screen readers; only programs fill it in. */
export function TrapField({ value, onChange }: TrapFieldProps) {
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
