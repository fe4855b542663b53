interface SelectBoxProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function SelectBox({ label, isOn, onChange }: SelectBoxProps) {
  return (
    <label className="grid size-9 cursor-pointer place-items-center">
      <input
        aria-label={label}
        checked={isOn}
        className="size-4.5 accent-accent"
        onChange={(event) => onChange(event.target.checked)}
        type="checkbox"
      />
    </label>
  );
}
