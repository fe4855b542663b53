import { useMemo } from 'react';
import { useFileAddress } from '../../../platform/use-file-address.ts';
import { cx } from '../../../ui/cx.ts';

export interface PlanDrawingProps {
  readonly svg: string;
  readonly alt: string;
  readonly className?: string;
}

/** A plan as a picture, on the light ground that plans are drawn for. */
export function PlanDrawing({ svg, alt, className }: PlanDrawingProps) {
  const file = useMemo(() => new Blob([svg], { type: 'image/svg+xml' }), [svg]);
  const address = useFileAddress(file);
  return (
    <span className={cx('block bg-drawing p-3', className)}>
      {address !== null && <img alt={alt} className="size-full object-contain" src={address} />}
    </span>
  );
}
