import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type FileViewer, fetchListingFile } from './file-calls.ts';

export interface FilePictureProps {
  readonly file: string;
  readonly alt: string;
  readonly viewer: FileViewer;
}

/** A vendor's picture that may not be live yet, so no address is open to everybody. */
export function FilePicture({ file, alt, viewer }: FilePictureProps) {
  const { data, isError } = useQuery({
    queryKey: ['listing-file', viewer, file],
    queryFn: ({ signal }) => fetchListingFile(viewer, file, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useAddress(data ?? null);
  if (isError) {
    return (
      <span className="grid aspect-square w-full place-items-center rounded-control bg-sunken text-muted">
        <Icon name="picture" />
        <span className="reader-only">The picture could not be loaded</span>
      </span>
    );
  }
  if (address === null) return <Skeleton className="aspect-square w-full" />;
  return (
    <img
      alt={alt}
      className="block aspect-square w-full rounded-control bg-sunken object-cover"
      height={480}
      src={address}
      width={480}
    />
  );
}

function useAddress(blob: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (blob === null) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
