import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useFileAddress } from '../../platform/use-file-address.ts';
import { useIsNear } from '../../platform/use-is-near.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export interface PrivatePictureProps {
  /** Tells it from all others: it is asked for once. */
  readonly name: readonly (string | number)[];
  readonly fetchFile: (signal: AbortSignal) => Promise<Blob>;
  /** Shown where it does not come, or is no picture. */
  readonly instead: ReactNode;
  readonly children: (picture: { address: string; onError: () => void }) => ReactNode;
}

/** A picture that only whoever is signed in may see: it is fetched with the session, once it comes near the window. */
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
