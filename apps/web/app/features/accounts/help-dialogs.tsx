import type { PageSlug } from '@wevisu/contract/pages.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { ContactForm } from '../leads/contact-form.tsx';
import { PageDialog } from '../pages/page-dialog.tsx';

type Help = PageSlug | 'contact';

const HELP: readonly { readonly help: Help; readonly label: string; readonly path: string }[] = [
  { help: 'faq', label: 'Questions and answers', path: PATHS.faq },
  { help: 'contact', label: 'Contact us', path: PATHS.contact },
  { help: 'return_policy', label: 'Return policy', path: PATHS.returnPolicy },
  { help: 'privacy_policy', label: 'Privacy policy', path: PATHS.privacyPolicy },
  { help: 'cookies_policy', label: 'Cookies policy', path: PATHS.cookiesPolicy },
  { help: 'terms_of_service', label: 'Terms of service', path: PATHS.termsOfService },
];

/** Help on a page that can't be left (NAV-56): in dialogs, as in registration. */
export function HelpDialogs() {
  const [open, setOpen] = useState<Help | null>(null);
  const shown = HELP.find(({ help }) => help === open);
  const close = () => setOpen(null);
  return (
    <section aria-label="Help">
      <ul className="flex flex-wrap gap-x-5">
        {HELP.map(({ help, label }) => (
          <li key={help}>
            <button className="text-link min-h-9" onClick={() => setOpen(help)} type="button">
              {label}
            </button>
          </li>
        ))}
      </ul>
      {shown?.help === 'contact' && (
        <Dialog isOpen onClose={close} title={shown.label}>
          <ContactForm topic="general" />
        </Dialog>
      )}
      {shown && shown.help !== 'contact' && (
        <PageDialog
          key={shown.help}
          onClose={close}
          onLink={(path) => setOpen(HELP.find((one) => one.path === path)?.help ?? open)}
          slug={shown.help}
          title={shown.label}
        />
      )}
    </section>
  );
}
