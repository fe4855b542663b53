import { PATHS } from '@wevisu/site/paths.ts';
import { SOON } from '@wevisu/site/soon.ts';
import { Remembered } from '../../platform/remembered.tsx';
import { useSiteSettings } from '../../platform/site-settings.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** HOME-20, and what there is until the apps are in the stores: the last section, up to the footer and to both edges of the window. */
export function CompanionApp() {
  const { androidAppLink, iosAppLink } = useSiteSettings();
  const store = buttonClass({ kind: 'secondary' });
  const of = (link: string) => (SOON.companionApp ? PATHS.proAccount : link);
  return (
    <Remembered
      name="companion"
      as="section"
      aria-labelledby="companion"
      className="mt-20 -mb-24 bg-accent-tint md:mt-28"
      isPlain
      of={() => [androidAppLink, iosAppLink]}
    >
      {() => (
        <>
          <div className="page grid items-end gap-x-16 gap-y-8 py-16 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:py-20">
            <div>
              <p className="eyebrow">For contractors and designers</p>
              <h2 className="mt-3 max-w-[20ch] text-36 md:text-48" id="companion">
                Become a pro at the companion app
              </h2>
              <p className="mt-4 max-w-prose text-18 text-muted">
                Your showroom in your pocket: share your ID on site, answer clients, and see new
                orders while your coffee is still hot.
              </p>
            </div>
            <div className="flex flex-wrap gap-3 md:justify-end">
              <LinkButton to={PATHS.registerContractor}>Become a pro</LinkButton>
              <a className={store} href={of(androidAppLink)} rel="noreferrer">
                Get it for Android{SOON.companionApp && <Badge kind="accent">Soon</Badge>}
              </a>
              <a className={store} href={of(iosAppLink)} rel="noreferrer">
                Get it for iOS{SOON.companionApp && <Badge kind="accent">Soon</Badge>}
              </a>
              {SOON.companionApp && (
                <p className="basis-full text-muted md:text-end">
                  The apps come soon. This site works on your phone today.
                </p>
              )}
            </div>
          </div>
        </>
      )}
    </Remembered>
  );
}
