import { PATHS } from '@wevisu/domain/route-paths.ts';
import { redirect } from 'react-router';

/** NAV-43: an address that is no page leads to the not-found page. */
export function loader() {
  return redirect(PATHS.notFound);
}
