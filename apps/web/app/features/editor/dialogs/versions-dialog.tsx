import { useMutation, useQuery } from '@tanstack/react-query';
import { listSceneVersions, restoreSceneVersion } from '@wevisu/contract/project-scenes.ts';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { VersionPreview } from './version-preview.tsx';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Saved versions of the room: preview one, name the current one, or restore one. */
export default function VersionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { saver, storage, reload } = useWorkspace();
  const [label, setLabel] = useState('');
  const [looked, setLooked] = useState<number | null>(null);
  const id = storage.project();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['versions', id],
    queryFn: async () =>
      id === null
        ? []
        : (await call(listSceneVersions, { params: { id } }, { isQuiet: true })).data,
    staleTime: 0,
  });
  const keep = useMutation({
    mutationFn: async () => saver.flush({ label: label.trim() }),
    onSuccess: () => {
      setLabel('');
      void refetch();
    },
  });
  const restore = useMutation({
    mutationFn: async (revision: number) => {
      await saver.flush();
      if (id !== null) await call(restoreSceneVersion, { params: { id, revision } });
    },
    onSuccess: () => {
      onClose();
      reload();
    },
  });
  return (
    <Dialog className="max-w-180" isOpen onClose={onClose} title="Versions">
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (label.trim() !== '' && !keep.isPending) keep.mutate();
        }}
      >
        <TextField
          className="flex-1"
          label="Keep the current room as"
          maxLength={120}
          onChange={setLabel}
          placeholder="With the green tile"
          value={label}
        />
        {/* Never disabled: a disabled button loses the focus, and Escape would no longer reach the
            dialog. */}
        <Button isPending={keep.isPending} kind="secondary" type="submit">
          Keep
        </Button>
      </form>
      {error && <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <TextSkeleton lines={4} />}
      {data?.length === 0 && (
        <p className="mt-6 text-muted">No versions yet. Your room is saved as you work.</p>
      )}
      <ul className="mt-4 max-h-[50dvh] overflow-y-auto text-14">
        {data?.map(({ revision, label: name, saved_at, rooms, products }) => (
          <li className="border-line border-b py-2" key={revision}>
            <div className="flex flex-wrap items-center gap-x-3">
              <span className="min-w-0 flex-1">
                <span className="block font-[560]">{name ?? when.format(new Date(saved_at))}</span>
                <span className="text-muted">
                  {name ? `${when.format(new Date(saved_at))}, ` : ''}
                  {rooms === 1 ? '1 room' : `${rooms} rooms`},{' '}
                  {products === 1 ? '1 product' : `${products} products`}
                </span>
              </span>
              <Button
                aria-expanded={looked === revision}
                kind="quiet"
                onPress={() => setLooked(looked === revision ? null : revision)}
                size="small"
              >
                Look
              </Button>
              <Button
                isPending={restore.isPending && restore.variables === revision}
                kind="quiet"
                onPress={() => restore.mutate(revision)}
                size="small"
              >
                Bring back
              </Button>
            </div>
            {looked === revision && id !== null && <VersionPreview id={id} revision={revision} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
