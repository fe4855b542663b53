import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Upload } from './uploads.ts';

export interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onAgain: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

/** Uploads in progress and failed ones. */
export function UploadList({ uploads, onAgain, onRemove }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="mt-6 flex flex-col gap-2">
      {uploads.map((upload) => (
        <li
          className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface py-2 ps-4 pe-2"
          key={upload.id}
        >
          <div className="min-w-40 flex-1 py-1.5">
            <p className="truncate text-14 font-[540]">{upload.file.name}</p>
            {upload.state === 'failed' ? (
              <p className="mt-0.5 flex items-start gap-1.5 text-14 text-danger" role="alert">
                <span className="pt-px">
                  <Icon name="error" size={18} />
                </span>
                {upload.message}
              </p>
            ) : (
              <Progress upload={upload} />
            )}
          </div>
          {upload.state === 'failed' && upload.canRetry && (
            <Button kind="secondary" onPress={() => onAgain(upload.id)} size="small">
              Try again<span className="reader-only"> with {upload.file.name}</span>
            </Button>
          )}
          <IconButton
            icon="x"
            label={`${upload.state === 'failed' ? 'Remove' : 'Cancel'} ${upload.file.name}`}
            onPress={() => onRemove(upload.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function Progress({ upload: { file, state, part } }: { readonly upload: Upload }) {
  const percent = Math.round(part * 100);
  const words =
    state === 'waiting' ? 'Waiting' : percent === 100 ? 'Getting it ready…' : `${percent} %`;
  return (
    <div className="mt-1 flex items-center gap-3">
      <progress
        aria-label={`Uploading ${file.name}`}
        className="h-1.5 w-full max-w-80 overflow-hidden rounded-full bg-sunken accent-progress [&::-moz-progress-bar]:bg-progress [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-progress"
        max={100}
        value={state === 'waiting' ? 0 : percent}
      />
      <span className="figures shrink-0 text-14 text-muted">{words}</span>
    </div>
  );
}
