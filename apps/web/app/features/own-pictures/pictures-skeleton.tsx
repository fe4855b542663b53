import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';

/** The height of the section's heading. */
export const PICTURES_ID = 'pictures';
export const PICTURE_GRID =
  'mt-8 grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4';

export function PicturesSkeleton() {
  return (
    <div className={PICTURE_GRID}>
      <LoadingNote label="Your pictures are loading" />
      {[0, 1].map((place) => (
        <span aria-hidden="true" className="flex flex-col" key={place}>
          <Skeleton className="aspect-[3/2] rounded-card" />
          <Skeleton className="mt-5 h-4 w-3/5" />
          <Skeleton className="mt-3 h-3 w-2/5" />
        </span>
      ))}
    </div>
  );
}
