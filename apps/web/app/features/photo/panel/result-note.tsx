import { useWork } from '../state/photo-context.ts';
import { areaText } from './result-text.ts';

/** The area of the surface, once it is known. */
export function ResultNote({ surfaceId }: { readonly surfaceId: string }) {
  const area = useWork((state) => state.takeoff?.areas.find((one) => one.surfaceId === surfaceId));
  const isCounting = useWork((state) => state.isCounting);
  return (
    <p aria-busy={isCounting} className="figures text-14 text-muted">
      {area ? `${areaText(area).replace(/^a/, 'A')}.` : 'Counting…'}
    </p>
  );
}
