import type { Home } from '@wevisu/contract/pages.ts';
import { SOON } from '@wevisu/site/soon.ts';
import { Remembered } from '../../platform/remembered.tsx';
import { useSiteSettings } from '../../platform/site-settings.ts';
import { Figures } from '../pages/figures.tsx';

/** HOME-24, HOME-25: the claims, next to the counted figures. */
export function Promises({ figures }: { readonly figures: Home['figures'] }) {
  const { savingsUpTo, deliveryClaim } = useSiteSettings();
  return (
    <Remembered
      name="promises"
      as="section"
      aria-label="In short"
      className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8"
      isPlain
      of={() => [figures, savingsUpTo, deliveryClaim]}
    >
      {() => (
        <>
          <Figures figures={figures} />
          <ul className="flex flex-col gap-1 text-muted">
            <li>Savings of up to {savingsUpTo}% against list prices</li>
            <li>{deliveryClaim}</li>
            <li>
              Live support through a companion mobile app for pros
              {SOON.companionApp && ' (soon)'}
            </li>
          </ul>
        </>
      )}
    </Remembered>
  );
}
