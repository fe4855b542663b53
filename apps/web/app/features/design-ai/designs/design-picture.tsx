import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useFileAddress } from '../../../platform/use-file-address.ts';
import { useIsNear } from '../../../platform/use-is-near.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { fetchDesignPicture, RUN_KEYS } from '../runs/run-calls.ts';

const FRAME = 'block aspect-[3/2] w-full overflow-hidden rounded-card';

export interface DesignPictureProps {
  readonly run: string;
  readonly at: number;
  readonly version: number | null;
  readonly alt: string;
  /** Until there is a picture. */
  readonly instead: ReactNode;
}

/** The still of a design. The one of before stays until the next one has loaded. */
export function DesignPicture({ run, at, version, alt, instead }: DesignPictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place);
  const { data } = useQuery({
    queryKey: [...RUN_KEYS.scene(run, at), 'picture', version],
    queryFn: ({ signal }) => fetchDesignPicture({ run, at, version: version ?? 0 }, signal),
    enabled: version !== null && isNear,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: 1,
  });
  const address = useFileAddress(data);
  return (
    <span className={FRAME} ref={place}>
      {address === null ? (
        instead
      ) : (
        <img alt={alt} className="size-full object-cover" src={address} />
      )}
    </span>
  );
}

export function PictureSkeleton() {
  return <Skeleton className={FRAME} />;
}
