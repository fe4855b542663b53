import type { Home } from '@wevisu/contract/pages.ts';
import { Carousel } from '../../ui/carousel.tsx';

/** HOME-22. */
export function Testimonials({ testimonials }: { readonly testimonials: Home['testimonials'] }) {
  if (testimonials.length === 0) return null;
  return (
    <div>
      <h2 className="mb-8 text-36">Client Success Story</h2>
      <Carousel
        gap={24}
        holdsText
        label="Client Success Story"
        slides={[
          [0, 1],
          [769, 2],
          [1200, 3],
        ]}
      >
        {testimonials.map(({ quote, name, about, is_sample }) => (
          <figure className="flex h-full flex-col rounded-card bg-surface p-6 sm:p-8" key={quote}>
            {is_sample && <p className="eyebrow mb-3">Sample</p>}
            <blockquote className="font-display text-22">{quote}</blockquote>
            <figcaption className="mt-auto pt-6 text-14">
              <span className="block font-[560]">{name}</span>
              <span className="text-muted">{about}</span>
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </div>
  );
}
