import { loginPath } from '@wevisu/site/paths.ts';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { late } from '../../platform/late.ts';
import { useSession } from '../../platform/session.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PICTURES_ID, PicturesSkeleton } from './pictures-skeleton.tsx';

const OwnPictures = late(() => import('./own-pictures.tsx'));

/** VIS-02, G-40: your own photos and plans. The code that shows them is loaded for members only. */
export function PicturesSection() {
  const { user } = useSession();
  // Vendors and staff do not design rooms.
  if (user && user.type !== 'User' && user.type !== 'Contractor') return null;
  return (
    <section aria-labelledby={PICTURES_ID} className="mt-20 md:mt-28">
      <h2 className="text-28 outline-none md:text-36" id={PICTURES_ID} tabIndex={-1}>
        Your pictures
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        Photos of your room, and floor plans you have as pictures. Only you can see them.
      </p>
      <Body />
    </section>
  );
}

function Body() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'signed-in') {
    return (
      <Suspense fallback={<PicturesSkeleton />}>
        <OwnPictures />
      </Suspense>
    );
  }
  if (status === 'loading') return <PicturesSkeleton />;
  return (
    <p className="mt-6 flex items-center gap-3 rounded-card bg-sunken px-5 py-4 text-14">
      <span className="text-muted max-sm:hidden">
        <Icon name="picture" />
      </span>
      <span>
        <Link className="text-link" to={loginPath(`${pathname}${search}#${PICTURES_ID}`)}>
          Sign in
        </Link>{' '}
        to keep your pictures here, on every device you use.
      </span>
    </p>
  );
}
