import { Suspense } from 'react';
import { late } from '../../platform/late.ts';
import { useSession } from '../../platform/session.tsx';
import { TEMPLATES_ID, TemplatesSkeleton } from './templates-skeleton.tsx';

const OwnTemplates = late(() => import('./own-templates.tsx'));

/** VIS-02: your own rooms to start from. The code that shows them is loaded for members only. */
export function TemplatesSection({ product }: { readonly product: string | null }) {
  const { user } = useSession();
  // Vendors and staff do not design rooms.
  if (user?.type !== 'User' && user?.type !== 'Contractor') return null;
  return (
    <section aria-labelledby={TEMPLATES_ID} className="mt-20 md:mt-28">
      <h2 className="text-28 outline-none md:text-36" id={TEMPLATES_ID} tabIndex={-1}>
        Your templates
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        {user.type === 'User'
          ? 'Rooms you saved to start others from. Only you can see them.'
          : 'Rooms you saved to start others from. Everyone in your showroom can see them.'}
      </p>
      <Suspense fallback={<TemplatesSkeleton />}>
        <OwnTemplates product={product} />
      </Suspense>
    </section>
  );
}
