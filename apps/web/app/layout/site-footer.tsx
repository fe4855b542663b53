import { formatPhone } from '@wevisu/domain/phone.ts';

import type { SiteSettings } from '../platform/site-settings.ts';
import { Logo } from '../ui/logo.tsx';

export function SiteFooter({ settings }: { readonly settings: SiteSettings }) {
  const { brandName, phone, supportEmail, footerYear } = settings;
  return (
    <footer className="mt-24 border-line border-t bg-sunken">
      <div className="page grid gap-10 py-14 md:grid-cols-[2fr_1fr]">
        <div className="max-w-110">
          <Logo name={brandName} />
          <p className="mt-4 text-muted">
            Showrooms of the pros you hire, with real products of many makers, priced to the box and
            brought to your door.
          </p>
        </div>
        <address className="flex flex-col gap-2 text-14 not-italic md:items-end">
          {phone && (
            <a className="figures text-18 hover:text-accent-text" href={`tel:${phone}`}>
              {formatPhone(phone)}
            </a>
          )}
          {supportEmail && (
            <a className="text-link" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          )}
        </address>
      </div>
      <div className="page pb-8">
        <div className="flex flex-wrap justify-between gap-3 border-line border-t pt-6 text-14 text-muted">
          <p>
            © {footerYear} {brandName}
          </p>
          <p>U.S. dollars. Delivered within the United States.</p>
        </div>
      </div>
    </footer>
  );
}
