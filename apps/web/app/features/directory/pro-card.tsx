import { prosProfilePath } from '@wevisu/site/directory-paths.ts';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import type { ProCard as Card } from './directory-calls.ts';
import { areaText, kindTexts, rateTexts, ratingText } from './pro-words.ts';

/** A pro in a list, with the first room of the portfolio; a preview leads nowhere. */
export function ProCard({
  pro,
  picture = null,
  isPreview = false,
}: {
  readonly pro: Card;
  readonly picture?: ReactNode;
  readonly isPreview?: boolean;
}) {
  const { slug, company_name, name, about, kinds, rating, license_state, miles, rooms } = pro;
  const rates = rateTexts(pro);
  return (
    <article className="group relative flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-5">
      {picture && <div className="mb-2">{picture}</div>}
      <h2 className="wrap-anywhere text-22">
        {isPreview ? (
          company_name
        ) : (
          <PlainLink
            className="underline-offset-3 after:absolute after:inset-0 after:rounded-card group-hover:underline"
            to={prosProfilePath(slug)}
          >
            {company_name}
          </PlainLink>
        )}
      </h2>
      <p className="text-14 text-muted">
        {name && `${name} · `}
        {areaText(pro)}
      </p>
      <div className="flex flex-wrap gap-2">
        {miles !== null && (
          <Badge kind="accent">{miles === 0 ? 'In your ZIP code' : `${miles} miles away`}</Badge>
        )}
        {license_state !== null && <Badge kind="success">Licensed in {license_state}</Badge>}
        {rooms > 0 && <Badge>{rooms === 1 ? '1 room in 3D' : `${rooms} rooms in 3D`}</Badge>}
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{about}</p>
      <dl className="mt-auto grid gap-1 pt-2 text-14">
        <Fact label="Work">{kindTexts(kinds)}</Fact>
        {rates.length > 0 && <Fact label="Rates">{rates.join(', ')}</Fact>}
        <Fact label="Reviews">{rating ? ratingText(rating) : 'None yet'}</Fact>
      </dl>
    </article>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div className="flex gap-3">
      <dt className="w-16 shrink-0 text-muted">{label}</dt>
      <dd className="figures min-w-0">{children}</dd>
    </div>
  );
}
