import { formatPhone } from '@wevisu/domain/people/phone.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { LeadPopup } from '../features/leads/lead-popup.tsx';
import { Remembered } from '../platform/remembered.tsx';
import type { SiteSettings } from '../platform/site-settings.ts';
import { buttonClass } from '../ui/button-style.ts';
import { Logo } from '../ui/logo.tsx';
import { PlainLink } from '../ui/plain-link.tsx';

type Links = readonly (readonly [label: string, path: string])[];

/** NAV-12 and the footer's other links. */
const COLUMNS: readonly { readonly title: string; readonly links: Links }[] = [
  {
    title: 'Help',
    links: [
      ['Your orders', PATHS.yourOrders],
      ['Return policy', PATHS.returnPolicy],
      ['Questions and answers', PATHS.faq],
      ['Contact us', PATHS.contact],
    ],
  },
  {
    title: 'Company',
    links: [
      ['About us', PATHS.aboutUs],
      ['Our brands', PATHS.ourBrands],
      ['For pros', PATHS.proAccount],
      ['Design a room', PATHS.visualize],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['Privacy policy', PATHS.privacyPolicy],
      ['Cookies policy', PATHS.cookiesPolicy],
      ['Terms of service', PATHS.termsOfService],
    ],
  },
];

export function SiteFooter({ settings }: { readonly settings: SiteSettings }) {
  const { brandName, footerYear, popup } = settings;
  return (
    <footer className="border-line border-t bg-sunken">
      <Remembered
        name="footer"
        as="div"
        className="page grid gap-x-16 gap-y-12 py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
        isPlain
        of={() => [settings]}
      >
        {() => (
          <>
            <Consultation settings={settings} />
            <div className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3">
              {COLUMNS.map(({ title, links }) => (
                <nav aria-label={title} key={title}>
                  <h2 className="eyebrow font-sans">{title}</h2>
                  <ul className="mt-3 flex flex-col">
                    {links.map(([label, path]) => (
                      <li key={path}>
                        <PlainLink
                          className="inline-flex min-h-9 items-center text-14 underline-offset-3 hover:underline"
                          to={path}
                        >
                          {label}
                        </PlainLink>
                      </li>
                    ))}
                  </ul>
                </nav>
              ))}
            </div>
          </>
        )}
      </Remembered>
      <div className="page pb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t pt-6">
          <Logo name={brandName} />
          {popup.isShown && <LeadPopup offer={popup.offer} />}
        </div>
        <div className="mt-6 flex flex-wrap justify-between gap-x-8 gap-y-2 text-14 text-muted">
          <p>
            © {footerYear} {brandName}
          </p>
          <p>U.S. dollars. Delivered within the United States.</p>
        </div>
      </div>
    </footer>
  );
}

/** NAV-13, NAV-14. */
function Consultation({ settings }: { readonly settings: SiteSettings }) {
  const { phone, supportEmail, consultationLink } = settings;
  const look = buttonClass({ kind: 'secondary', className: 'mt-6' });
  const label = 'Get a free consultation';
  return (
    <div>
      <h2 className="max-w-[20ch] text-28">Not sure where to start? Talk it over with us.</h2>
      <address className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 not-italic">
        <a className="figures py-1 text-18 hover:text-accent-text" href={`tel:+1${phone}`}>
          {formatPhone(phone)}
        </a>
        <a className="text-link py-1 text-14" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </address>
      {consultationLink.startsWith('/') ? (
        <PlainLink className={look} to={consultationLink}>
          {label}
        </PlainLink>
      ) : (
        <a className={look} href={consultationLink} rel="noreferrer">
          {label}
        </a>
      )}
    </div>
  );
}
