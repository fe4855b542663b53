import { Button } from '../../../ui/button.tsx';

export interface ExportProgressProps {
  readonly label: string;
  readonly share: number | null;
  readonly onCancel: () => void;
}

/** The progress of an export, with a way to cancel it. */
export function ExportProgress({ label, share, onCancel }: ExportProgressProps) {
  return (
    <div className="mt-2 flex items-center gap-3">
      <progress
        aria-label={label}
        className="h-1.5 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
        max={1}
        {...(share === null ? {} : { value: share })}
      />
      <Button kind="quiet" onPress={onCancel} size="small">
        Cancel
      </Button>
    </div>
  );
}
