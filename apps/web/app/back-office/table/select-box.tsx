interface SelectBoxProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function SelectBox({ label, isOn, isDisabled = false, onChange }: SelectBoxProps) {
  return (
    <label className="grid size-9 cursor-pointer place-items-center">
      <input
        aria-label={label}
        checked={isOn}
        className="size-4.5 accent-accent"
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        type="checkbox"
      />
    </label>
  );
}
