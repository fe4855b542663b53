import { IconButton } from '../../ui/icon-button.tsx';
import { ReaderOnly } from '../../ui/reader-only.tsx';
import type { Attachment } from './use-attachments.ts';

/** Files of the next message, with how far they are. */
export function AttachmentList(of: {
  readonly files: readonly Attachment[];
  readonly onRemove: (id: string) => void;
}) {
  if (of.files.length === 0) return null;
  return (
    <ul aria-label="Files to send" className="mb-2 grid gap-1.5">
      {of.files.map(({ id, name, progress, done, problem }) => (
        <li className="flex items-center gap-2 rounded-control bg-sunken ps-3 text-14" key={id}>
          <span className="min-w-0 flex-1 py-1.5">
            <span className="block truncate">{name}</span>
            {problem !== null && (
              <span className="block text-12 text-danger" role="alert">
                {problem}
              </span>
            )}
            {done === null && problem === null && (
              <span aria-hidden="true" className="mt-1 block h-1 rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${Math.round(progress * 100)}%` }}
                />
              </span>
            )}
            {done !== null && <ReaderOnly>, ready to send</ReaderOnly>}
          </span>
          <IconButton icon="x" label={`Remove ${name}`} onPress={() => of.onRemove(id)} />
        </li>
      ))}
    </ul>
  );
}
