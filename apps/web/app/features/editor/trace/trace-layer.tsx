import { useEffect, useState } from 'react';
import { transformOf } from '../workspace/placement.ts';
import type { TraceRecord } from '../workspace/trace-store.ts';

/** The picture under the plan. It ignores the pointer. */
export function TraceLayer({ record }: { readonly record: TraceRecord }) {
  const { picture, placement, fade } = record;
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(picture.file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture.file]);
  if (address === null) return null;
  const { width, height } = picture;
  return (
    <image
      className="pointer-events-none"
      data-trace=""
      height={height}
      href={address}
      opacity={1 - fade}
      transform={transformOf(placement, picture)}
      width={width}
    />
  );
}
