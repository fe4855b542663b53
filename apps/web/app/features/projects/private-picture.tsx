import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useFileAddress } from '../../platform/use-file-address.ts';
import { useIsNear } from '../../platform/use-is-near.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export interface PrivatePictureProps {
  /** Identifies the picture in the cache, so that it is fetched once. */
  readonly name: readonly (string | number)[];
  readonly fetchFile: (signal: AbortSignal) => Promise<Blob>;
  /** Shown if it cannot be loaded or is not a picture. */
  readonly instead: ReactNode;
  readonly children: (picture: { address: string; onError: () => void }) => ReactNode;
}

/**
 * A picture that only the signed-in person may see. It is fetched with the session when it comes near the
 * viewport.
 */
export function PrivatePicture({ name, fetchFile, instead, children }: PrivatePictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place);
  const [isBroken, setBroken] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ['private-picture', ...name],
    queryFn: ({ signal }) => fetchFile(signal),
    enabled: isNear,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useFileAddress(data);
  if (isError || isBroken) return instead;
  return (
    <span className="block" ref={place}>
      {address === null ? (
        <Skeleton className="aspect-[3/2] rounded-card" />
      ) : (
        children({ address, onError: () => setBroken(true) })
      )}
    </span>
  );
}
