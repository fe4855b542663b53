import { PATHS, productPath } from '@wevisu/site/paths.ts';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { readShowroomCookie } from '../showrooms/showroom-cookie.ts';

/** NAV-42, G-33: a product chosen in a room, at the prices of the selected showroom. */
export function loader({ request }: LoaderFunctionArgs) {
  const hash = new URL(request.url).searchParams.get('product');
  const vsdId = readShowroomCookie(request.headers.get('cookie'));
  return hash ? redirect(productPath(hash, vsdId)) : null;
}

/** Without a product in the URL: the room was left, or the link is truncated. */
export default function ProductDetailsPage() {
  return (
    <div className="page pt-10 md:pt-16">
      <PageHead isPrivate title="Product details" />
      <h1 className="reader-only">Product details</h1>
      <EmptyState
        action={
          <>
            <LinkButton to={PATHS.visualize}>Design a room</LinkButton>
            <LinkButton kind="secondary" to="/category/all/product">
              Shop all products
            </LinkButton>
          </>
        }
        icon="cube"
        title="No product selected"
      >
        <p>Choose one in a room or in the shop to see its sizes, prices and stock here.</p>
      </EmptyState>
    </div>
  );
}
