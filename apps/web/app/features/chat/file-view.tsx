import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { useFileAddress } from '../../platform/use-file-address.ts';
import { Icon } from '../../ui/icon.tsx';
import { ReaderOnly } from '../../ui/reader-only.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type ChatFile, fetchFile } from './chat-calls.ts';

const MEGABYTE = 1024 * 1024;

export interface FileViewProps {
  readonly room: string;
  readonly file: ChatFile;
  readonly onOpen: (file: ChatFile) => void;
}

/** A file of a message: pictures with what they show, which open; others by their name, which are saved. */
export function FileView({ room, file, onOpen }: FileViewProps) {
  if (file.width === null || file.height === null) return <SavedFile file={file} room={room} />;
  return (
    <button className={FRAME} onClick={() => onOpen(file)} type="button">
      <ReaderOnly>Open </ReaderOnly>
      <Thumbnail file={file} ratio={file.width / file.height} room={room} />
    </button>
  );
}

const FRAME =
  'group block max-w-full overflow-hidden rounded-control border border-line bg-surface text-start hover:border-edge';

function SavedFile({ room, file }: { readonly room: string; readonly file: ChatFile }) {
  const [isSaving, setSaving] = useState(false);
  async function save() {
    if (isSaving) return;
    setSaving(true);
    try {
      const blob = await fetchFile(
        room,
        { id: file.id, size: 'full' },
        new AbortController().signal,
      );
      saveFile(blob, file.name);
    } catch {
      showToast('error', `“${file.name}” could not be loaded. Try again.`);
    } finally {
      setSaving(false);
    }
  }
  return (
    <button aria-busy={isSaving} className={FRAME} onClick={() => void save()} type="button">
      <ReaderOnly>Save </ReaderOnly>
      <span className="flex min-h-11 items-center gap-2.5 px-3 py-2 text-14">
        <Icon name={file.type === 'application/pdf' ? 'file' : 'plan'} />
        <span className="min-w-0">
          <span className="block truncate font-[550]">{file.name}</span>
          <span className="figures block text-12 text-muted">{sizeText(file.bytes)}</span>
        </span>
        <Icon name="download" size={18} />
      </span>
    </button>
  );
}

function Thumbnail(of: { readonly room: string; readonly file: ChatFile; readonly ratio: number }) {
  const { room, file, ratio } = of;
  const { data, isError } = useQuery({
    queryKey: ['chat', 'thumbnail', room, file.id],
    queryFn: ({ signal }) => fetchFile(room, { id: file.id, size: 'small' }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useFileAddress(data);
  const shape = { aspectRatio: Math.min(2.5, Math.max(0.6, ratio)) };
  return (
    <span className="block w-64 max-w-full" style={shape}>
      {isError ? (
        <span className="grid size-full place-items-center p-3 text-14 text-muted">
          {file.name}
        </span>
      ) : address === null ? (
        <Skeleton className="size-full" />
      ) : (
        <img alt={file.name} className="size-full object-cover" src={address} />
      )}
    </span>
  );
}

function sizeText(bytes: number): string {
  if (bytes < MEGABYTE / 10) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
