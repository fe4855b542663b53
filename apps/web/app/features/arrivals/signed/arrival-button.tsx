import { Suspense, useState } from 'react';
import { late } from '../../../platform/late.ts';
import { Button } from '../../../ui/button.tsx';

const ArrivalDialog = late(() => import('./arrival-dialog.tsx'));

/** Opens what was signed for of a shipment. */
export function ArrivalButton({ parcelId }: { readonly parcelId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="camera" kind="quiet" onPress={() => setOpen(true)} size="small">
        See the check on arrival
      </Button>
      {isOpen && (
        <Suspense>
          <ArrivalDialog onClose={() => setOpen(false)} parcelId={parcelId} />
        </Suspense>
      )}
    </>
  );
}
