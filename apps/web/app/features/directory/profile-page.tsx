import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { awayText, hoursText } from '@wevisu/domain/chat/pro-hours.ts';
import { MAX_STARS } from '@wevisu/domain/hiring/hire-reviews.ts';
import { answerTimeText, workKindLabel } from '@wevisu/domain/people/pro-listing.ts';
import { askProPath, proRoomPath, prosProfilePath } from '@wevisu/site/directory-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import type { ReactNode } from 'react';
import { PageHead } from '../../platform/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { styleLabel } from '../design-library/style-label.ts';
import type { ProProfile } from './directory-calls.ts';
import { ProRoomPicture, proPictureAddress } from './pro-room-picture.tsx';
import { areaText, rateTexts, ratingText } from './pro-words.ts';

/** A pro whom everybody may read about and ask; null if there is none. */
export function ProfilePage({ pro }: { readonly pro: ProProfile | null }) {
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <LinkButton className="mb-3 -ms-3" icon="left" kind="quiet" size="small" to={PATHS.pros}>
        Find a pro
      </LinkButton>
      {pro === null ? <NotListed /> : <Profile pro={pro} />}
    </div>
  );
}

function Profile({ pro }: { readonly pro: ProProfile }) {
  const { slug, company_name, name, about, portfolio } = pro;
  return (
    <>
      <PageHead
        canonicalPath={prosProfilePath(slug)}
        description={`${company_name}, ${areaText(pro)}: rooms in 3D, rates and reviews.`}
        pictureAddress={
          portfolio[0]?.picture.kind === 'still' ? proPictureAddress(slug, portfolio[0]) : null
        }
        title={company_name}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          {name && <p className="eyebrow">{name}</p>}
          <h1 className="wrap-anywhere mt-2 text-36 md:text-48">{company_name}</h1>
          <p className="mt-2 text-muted">{areaText(pro)}</p>
        </div>
        <LinkButton to={askProPath(slug)}>Ask this pro</LinkButton>
      </div>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <p className="wrap-anywhere max-w-prose whitespace-pre-line text-18">{about}</p>
          <Portfolio pro={pro} />
          <Reviews pro={pro} />
        </div>
        <Facts pro={pro} />
      </div>
    </>
  );
}

function Facts({ pro }: { readonly pro: ProProfile }) {
  const { kinds, styles, license, rating, answer_hours, answers } = pro;
  const hours = answers?.hours ? hoursText(answers.hours) : null;
  const rates = rateTexts(pro);
  return (
    <aside aria-label="At a glance" className="self-start rounded-card bg-sunken p-5">
      <dl className="grid gap-4">
        <Fact label="Kinds of work">{kinds.map(workKindLabel).join(', ')}</Fact>
        {styles.length > 0 && <Fact label="Styles">{styles.map(styleLabel).join(', ')}</Fact>}
        <Fact label="Rates">{rates.length > 0 ? rates.join(', ') : 'Ask for an offer'}</Fact>
        <Fact label="Service area">{areaText(pro)}</Fact>
        <Fact label="License">
          {license === null
            ? 'None on file'
            : `${license.state}, checked by our staff, valid until ${formatDay(day(license.expires_on))}`}
        </Fact>
        <Fact label="Reviews">{rating === null ? 'None yet' : ratingText(rating)}</Fact>
        {hours !== null && <Fact label="Usually answers">{hours}</Fact>}
        {answers?.away && <Fact label="Away">{awayText(answers.away)}</Fact>}
        {answer_hours !== null && (
          <Fact label="Answers requests">{answerTimeText(answer_hours)}</Fact>
        )}
      </dl>
    </aside>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}

function Portfolio({ pro: { slug, portfolio } }: { readonly pro: ProProfile }) {
  if (portfolio.length === 0) return null;
  return (
    <section aria-labelledby="portfolio" className="mt-10">
      <h2 className="text-28" id="portfolio">
        Rooms in 3D
      </h2>
      <ul className="mt-4 grid gap-6 sm:grid-cols-2">
        {portfolio.map((room) => (
          <li className="group relative" key={room.id}>
            <ProRoomPicture room={room} slug={slug} />
            <PlainLink
              className="wrap-anywhere mt-2 block font-[560] underline-offset-3 after:absolute after:inset-0 after:rounded-card group-hover:underline"
              to={proRoomPath(slug, room.id)}
            >
              {room.name}
            </PlainLink>
            <p className="text-14 text-muted">{styleLabel(room.style)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reviews({ pro: { reviews } }: { readonly pro: ProProfile }) {
  return (
    <section aria-labelledby="reviews" className="mt-10">
      <h2 className="text-28" id="reviews">
        Reviews
      </h2>
      <p className="mt-2 text-14 text-muted">
        Homeowners who hired this pro here wrote them after the work was done.
      </p>
      {reviews.length === 0 && <p className="mt-4">Nobody has written one yet.</p>}
      <ul className="mt-4 grid gap-5">
        {reviews.map(({ stars, text, by, written_at }) => (
          <li key={written_at}>
            <p className="figures text-14 text-muted">
              {stars} of {MAX_STARS} stars · {by} · {formatDate(written_at)}
            </p>
            <p className="wrap-anywhere mt-1 whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NotListed() {
  return (
    <>
      <PageHead isPrivate title="Not listed" />
      <h1 className="reader-only">Pro</h1>
      <EmptyState
        action={<LinkButton to={PATHS.pros}>Find a pro near you</LinkButton>}
        icon="user"
        title="This pro is not listed any more"
      >
        <p>Others work near you.</p>
      </EmptyState>
    </>
  );
}
