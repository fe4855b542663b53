import { formatPhone } from '@wevisu/domain/people/phone.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Remembered } from '../platform/remembered.tsx';
import type { SiteSettings } from '../platform/site-settings.ts';
import { PlainLink } from '../ui/plain-link.tsx';

const LINK = 'inline-flex h-9 items-center hover:text-ink';

/** The thin strip above the header in wide windows; contains NAV-01. */
export function HeaderStrip({ settings }: { readonly settings: SiteSettings }) {
  const { deliveryClaim, brandName, marketingLink, phone } = settings;
  return (
    <Remembered
      name="strip"
      as="div"
      className="bg-sunken text-12 text-muted max-xl:hidden"
      isPlain
      of={() => [settings]}
    >
      {() => (
        <div className="page flex items-center justify-between">
          <p>{deliveryClaim}. Real products from many brands in one room.</p>
          <div className="flex gap-6">
            <a className={`${LINK} figures`} href={`tel:+1${phone}`}>
              {formatPhone(phone)}
            </a>
            <PlainLink className={LINK} to={PATHS.proAccount}>
              For pros
            </PlainLink>
            <a className={LINK} href={marketingLink} rel="noreferrer">
              About {brandName}
            </a>
          </div>
        </div>
      )}
    </Remembered>
  );
}
