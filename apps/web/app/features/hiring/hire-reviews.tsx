import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { MAX_STARS } from '@wevisu/domain/hiring/hire-reviews.ts';
import type { Hire } from './hire-calls.ts';

/** Both reviews once they are published, one's own before that. */
export function HireReviews({ hire }: { readonly hire: Hire }) {
  const { own, others, is_published, published_on } = hire.reviews;
  if (published_on === null) return null;
  const names = { homeowner: hire.homeowner, pro: hire.company_name, staff: 'Our staff' };
  return (
    <section aria-labelledby="hire-reviews" className="mt-8 max-w-[720px]">
      <h2 className="text-22" id="hire-reviews">
        Reviews
      </h2>
      {!is_published && (
        <p className="mt-2 text-muted">
          Neither reads the review of the other before both are published: when both have written,
          or on {formatDate(published_on)}.
        </p>
      )}
      {is_published && own === null && others.length === 0 && (
        <p className="mt-2 text-muted">Nobody wrote a review.</p>
      )}
      {own && <Review review={own} title="Your review" />}
      {others.map((review) => (
        <Review key={review.role} review={review} title={names[review.role]} />
      ))}
    </section>
  );
}

function Review(of: {
  readonly title: string;
  readonly review: { readonly stars: number; readonly text: string };
}) {
  const { stars, text } = of.review;
  return (
    <article className="mt-4">
      <h3 className="font-[560] font-sans text-16">{of.title}</h3>
      <p className="figures text-14 text-muted">
        {stars} of {MAX_STARS} stars
      </p>
      <p className="wrap-anywhere mt-1 whitespace-pre-line">{text}</p>
    </article>
  );
}
