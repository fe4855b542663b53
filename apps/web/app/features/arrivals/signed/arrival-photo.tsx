import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFileAddress } from '../../../platform/use-file-address.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { fetchArrivalPhoto } from '../calls/arrival-calls.ts';

interface ArrivalPhotoProps {
  readonly id: number;
  readonly alt: string;
}

/** Small; pressed, it is shown large. */
export function ArrivalPhoto({ id, alt }: ArrivalPhotoProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        aria-label={`Show ${alt}`}
        className="block size-16 overflow-hidden rounded-control border border-line hover:border-edge"
        onClick={() => setOpen(true)}
        type="button"
      >
        <Picture alt="" id={id} size="small" />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={alt}>
        <Picture alt={alt} id={id} size="full" />
      </Dialog>
    </>
  );
}

function Picture({ id, size, alt }: ArrivalPhotoProps & { readonly size: 'full' | 'small' }) {
  const { data, isError } = useQuery({
    queryKey: ['arrival-photo', id, size],
    queryFn: ({ signal }) => fetchArrivalPhoto(id, size, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useFileAddress(data);
  if (isError) {
    return (
      <span className="grid size-full min-h-16 place-items-center bg-sunken text-muted">
        <Icon name="picture" />
        <span className="reader-only">The photo could not be loaded</span>
      </span>
    );
  }
  if (address === null) return <Skeleton className="size-full min-h-16" />;
  return (
    <img
      alt={alt}
      className={size === 'small' ? 'size-full object-cover' : 'w-full rounded-control'}
      src={address}
    />
  );
}
