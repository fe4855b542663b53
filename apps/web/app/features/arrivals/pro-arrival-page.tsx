import { proOrderPath } from '@wevisu/site/pro-paths.ts';
import { useParams } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ArrivalLoader } from './check/arrival-loader.tsx';

/** The showroom's pro counts and signs for a shipment, where the homeowner lets them. */
export default function ProArrivalPage() {
  const { number = '', parcel = '' } = useParams();
  const order = proOrderPath(number);
  return (
    <AreaPage
      actions={
        <LinkButton kind="quiet" size="small" to={order}>
          Back to order {number}
        </LinkButton>
      }
      title="Check on arrival"
    >
      <div className="max-w-208">
        <ArrivalLoader back={order} parcelId={Number(parcel)} />
      </div>
    </AreaPage>
  );
}
