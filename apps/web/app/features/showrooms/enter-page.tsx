import { PATHS } from '@wevisu/site/paths.ts';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { ShowroomIdForm } from './showroom-id-form.tsx';

/** G-31: a printed card leads here, and on into the shop of its showroom. A former ID leads there, too. */
export default function EnterPage() {
  const { vsdId = '' } = useParams();
  const navigate = useNavigate();
  const [isUnknown, setUnknown] = useState(false);

  useEffect(() => {
    let isLeft = false;
    void import('./showroom-calls.ts')
      .then(({ enterShowroom }) => enterShowroom(vsdId.toUpperCase()))
      .catch(() => null)
      .then((profile) => {
        if (isLeft) return;
        if (profile === null) setUnknown(true);
        else void navigate(PATHS.showroomShop, { replace: true });
      });
    return () => {
      isLeft = true;
    };
  }, [vsdId, navigate]);

  return (
    <div className="page max-w-form pt-8 pb-16">
      <PageHead isPrivate title="Showroom" />
      <h1 className="text-36">Showroom</h1>
      {isUnknown ? (
        <div className="mt-4 grid gap-4">
          <p>We know no open showroom with this ID. Check it on the card, or ask your pro.</p>
          <ShowroomIdForm onEntered={() => void navigate(PATHS.showroomShop)} />
        </div>
      ) : (
        <div className="mt-4">
          <LoadingNote label="The showroom is opening" />
          <Skeleton className="h-40 rounded-card" />
        </div>
      )}
    </div>
  );
}
