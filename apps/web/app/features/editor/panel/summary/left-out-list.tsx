import { leftOutOf } from '@wevisu/scene/takeoff/left-out.ts';
import type { MaterialOrder } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { dollars } from '../../../product-facts/summary.ts';

/** What the room needs beside what is sold here: not in the total, with estimates marked as such. */
export function LeftOutList({ materials }: { readonly materials: readonly MaterialOrder[] }) {
  const left = leftOutOf(materials);
  if (left.length === 0) return null;
  const known = left.reduce((sum, { aboutCents }) => sum + (aboutCents ?? 0), 0);
  const isWhole = left.every(({ aboutCents }) => aboutCents !== null);
  return (
    <section aria-label="Not sold here">
      <h2 className="font-[560] font-sans text-14">Not in the total: not sold here</h2>
      <ul className="mt-1">
        {left.map(({ name, aboutCents }) => (
          <li className="flex justify-between gap-4 border-line border-b py-2" key={name}>
            <span className="min-w-0">{name}</span>
            <span className="figures whitespace-nowrap text-muted">
              {aboutCents === null ? 'ask your pro' : `about ${dollars(aboutCents)}`}
            </span>
          </li>
        ))}
      </ul>
      {known > 0 && (
        <p className="mt-2 text-12 text-muted">
          Estimates at usual store prices: about {dollars(known)} more
          {isWhole ? '' : ', without what your pro has to quote'}. Labor is not included.
        </p>
      )}
    </section>
  );
}
