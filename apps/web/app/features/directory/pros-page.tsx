import type { CallArgs, CallReply } from '@wevisu/contract/call.ts';
import { findPros } from '@wevisu/contract/directory.ts';
import { MAX_STARS } from '@wevisu/domain/hiring/hire-reviews.ts';
import { RADIUS_CHOICES, WORK_KINDS } from '@wevisu/domain/people/pro-listing.ts';
import { US_STATES } from '@wevisu/domain/people/us-states.ts';
import { styles } from '@wevisu/scene/styles.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { data, type LoaderFunctionArgs } from 'react-router';
import { apiContext } from '../../platform/context.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ProCard } from './pro-card.tsx';
import { ProRoomPicture } from './pro-room-picture.tsx';

const FIELDS = ['zip', 'radius', 'kind', 'style', 'state', 'stars'] as const;
type Wanted = Readonly<Record<(typeof FIELDS)[number], string>>;

/** Fields that are left empty ask for everything. */
export async function findFor(context: LoaderFunctionArgs['context'], given: URLSearchParams) {
  const entries = FIELDS.map((name) => [name, given.get(name)?.trim() ?? ''] as const);
  const wanted = Object.fromEntries(entries) as Wanted;
  const query = Object.fromEntries(entries.filter(([, value]) => value !== ''));
  const page = given.get('page') ?? '1';
  const outcome = await context.get(apiContext)(findPros, {
    query: { ...query, page } as CallArgs<typeof findPros>['query'],
  });
  if (outcome.ok) return data({ name: 'search', found: outcome.reply.data, wanted } as const);
  if (outcome.status === 422) {
    return data({ name: 'search', found: null, wanted } as const, { status: 422 });
  }
  throw data({ message: outcome.message }, { status: outcome.status });
}

interface ProsPageProps {
  readonly found: Found | null;
  readonly wanted: Wanted;
}

/** Everybody finds a pro here, without a showroom ID. */
export function ProsPage({ found, wanted }: ProsPageProps) {
  const isSearch = FIELDS.some((name) => wanted[name] !== '') || (found?.page ?? 1) > 1;
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <PageHead
        canonicalPath={PATHS.pros}
        description="Contractors and designers near you: their rooms in 3D, rates, licenses and reviews."
        isPrivate={isSearch}
        title="Find a pro near you"
      />
      <h1 className="text-36 md:text-48">Find a pro near you</h1>
      <p className="mt-3 max-w-prose text-18 text-muted">
        Contractors and designers who take on work. Look at their rooms in 3D, then ask one for an
        offer. You pay through us, milestone by milestone.
      </p>
      <Filters key={JSON.stringify(wanted)} wanted={wanted} hasFailed={found === null} />
      {found !== null && <Results found={found} wanted={wanted} />}
    </div>
  );
}

const ANY = { id: '', label: 'Any' };
const KINDS = [ANY, ...WORK_KINDS];
const STYLES = [ANY, ...styles.map(({ id, label }) => ({ id, label }))];
const STATES = [ANY, ...US_STATES.map(({ code, name }) => ({ id: code, label: name }))];
const RADII = RADIUS_CHOICES.map((miles) => ({ id: String(miles), label: `${miles} miles` }));
const STARS = [
  ANY,
  ...Array.from({ length: MAX_STARS - 1 }, (_, at) => ({
    id: String(MAX_STARS - 1 - at),
    label: at === MAX_STARS - 2 ? '1 star or more' : `${MAX_STARS - 1 - at} stars or more`,
  })),
];

function Filters({ wanted, hasFailed }: { readonly wanted: Wanted; readonly hasFailed: boolean }) {
  const [draft, setDraft] = useState<Wanted>({ ...wanted, radius: wanted.radius || '50' });
  const field = (name: keyof Wanted) => ({
    name,
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
    value: draft[name],
  });
  return (
    <form
      action={PATHS.pros}
      aria-label="Search"
      className="mt-8 grid items-start gap-4 rounded-card bg-sunken p-5 sm:grid-cols-2 lg:grid-cols-4"
      method="get"
    >
      <TextField
        {...field('zip')}
        {...(hasFailed ? { error: 'We know no such ZIP code. Check its five digits.' } : {})}
        autoComplete="postal-code"
        inputMode="numeric"
        label="ZIP code"
        maxLength={5}
      />
      <SelectField {...field('radius')} label="Within" options={RADII} />
      <SelectField {...field('kind')} label="Kind of work" options={KINDS} />
      <SelectField {...field('style')} label="Style" options={STYLES} />
      <SelectField {...field('state')} label="Licensed in" options={STATES} />
      <SelectField {...field('stars')} label="Reviews" options={STARS} />
      {/* In a row with others, as far down as their labels push them. */}
      <Button className="lg:mt-7" type="submit">
        Find pros
      </Button>
    </form>
  );
}

type Found = CallReply<typeof findPros>['data'];

function Results({ found, wanted }: { readonly found: Found; readonly wanted: Wanted }) {
  const { pros, place, page, has_more } = found;
  const pathOf = (to: number) => {
    const given = FIELDS.flatMap((name) => (wanted[name] === '' ? [] : [[name, wanted[name]]]));
    return `${PATHS.pros}?${new URLSearchParams([...given, ['page', String(to)]] as string[][])}`;
  };
  return (
    <section aria-label="Pros" className="mt-8">
      <p className="text-muted" role="status">
        {place === null
          ? 'Those who were listed last come first. Enter a ZIP code to find who works near you.'
          : `Pros who work in ${place.city}, ${place.state}, the nearest first.`}
      </p>
      {pros.length === 0 ? (
        <EmptyState
          action={
            <LinkButton kind="secondary" to={PATHS.pros}>
              See all pros
            </LinkButton>
          }
          icon="search"
          title="Nobody fits this search"
        >
          <p>Look farther away, or ask for less.</p>
        </EmptyState>
      ) : (
        <ul className="mt-4 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {pros.map((pro) => (
            <li key={pro.slug}>
              <ProCard
                picture={pro.cover && <ProRoomPicture room={pro.cover} slug={pro.slug} />}
                pro={pro}
              />
            </li>
          ))}
        </ul>
      )}
      {(page > 1 || has_more) && (
        <nav aria-label="Pages" className="mt-8 flex justify-center gap-3">
          {page > 1 && (
            <LinkButton icon="left" kind="secondary" to={pathOf(page - 1)}>
              Previous page
            </LinkButton>
          )}
          {has_more && (
            <LinkButton kind="secondary" to={pathOf(page + 1)}>
              Next page
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  );
}
