import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { VendorPanel } from '../vendors/vendor-panel.tsx';
import { FORM_KEY, fetchForm, fetchListing, listingKey } from './listing-calls.ts';
import { ListingEditor } from './listing-editor.tsx';

/** G-62: the editor of a product, live or not. */
export default function ListingPage() {
  const { ref = '' } = useParams();
  return (
    <AreaPage title="Product">
      <Listing key={ref} listingRef={ref} />
    </AreaPage>
  );
}

function Listing({ listingRef }: { readonly listingRef: string }) {
  const listing = useQuery({
    queryKey: listingKey(listingRef),
    queryFn: () => fetchListing(listingRef),
    // What is typed is newer than what would be loaded again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const form = useQuery({ queryKey: FORM_KEY, queryFn: fetchForm });
  return (
    <VendorPanel name="The categories" query={form}>
      {(offered) => (
        <VendorPanel name="The product's details" query={listing}>
          {(data) => <ListingEditor form={offered} listing={data} />}
        </VendorPanel>
      )}
    </VendorPanel>
  );
}
