import { PATHS } from '@wevisu/site/paths.ts';
import { useParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { LoadingNote } from '../../ui/skeleton.tsx';
import { ArrivalLoader } from './check/arrival-loader.tsx';

/** A homeowner counts and signs for a shipment. */
export default function ArrivalPage() {
  const { number = '', parcel = '' } = useParams();
  const order = `${PATHS.account}/orders/${number}`;
  return (
    <div className="page max-w-208 pt-6 pb-10">
      <PageHead isPrivate title={`Check a parcel of order ${number}`} />
      <Breadcrumb
        crumbs={[
          { label: 'My Account', path: PATHS.account },
          { label: `Order ${number}`, path: order },
          { label: 'Check on arrival', path: `${order}/parcels/${parcel}` },
        ]}
      />
      <h1 className="mt-4 text-28 md:text-36">Check on arrival</h1>
      <RequireSession loading={<LoadingNote label="The parcel is loading" />}>
        <ArrivalLoader back={order} parcelId={Number(parcel)} />
      </RequireSession>
    </div>
  );
}
