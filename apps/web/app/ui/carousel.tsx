import { Children, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';

/** Slides shown side by side: the base count, and counts from a width in pixels up. */
export type SlidesPerWidth = readonly (readonly [fromWidth: number, slides: number])[];

export interface CarouselProps {
  /** Names the region: 'Brands'. */
  readonly label: string;
  readonly children: ReactNode;
  readonly slides: SlidesPerWidth;
  /** Pixels between two slides. */
  readonly gap?: number;
  /** Nothing in the slides is focusable: the row itself takes focus, for the arrow keys. */
  readonly holdsText?: boolean;
}

type Ends = { readonly hasPrevious: boolean; readonly hasNext: boolean };

/** Slides moved by swipe, buttons or arrow keys, never automatically. A scrolling row, so it works without script. */
export function Carousel({ label, children, slides, gap = 20, holdsText }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<Ends>({ hasPrevious: false, hasNext: true });
  const count = Children.count(children);

  // Observing the first and last slide gives the position without measuring.
  useEffect(() => {
    const items = row.current?.firstElementChild?.children;
    const first = items?.[0];
    const last = items?.[count - 1];
    if (!first || !last) return;
    const observer = new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen) {
          if (target === first) setEnds((now) => ({ ...now, hasPrevious: !isIntersecting }));
          if (target === last) setEnds((now) => ({ ...now, hasNext: !isIntersecting }));
        }
      },
      { root: row.current, threshold: 0.9 },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [count]);

  function move(direction: -1 | 1) {
    const jumps = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = direction * (row.current?.clientWidth ?? 0);
    row.current?.scrollBy({ left, behavior: jumps ? 'instant' : 'smooth' });
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') move(-1);
    else if (event.key === 'ArrowRight') move(1);
    else return;
    event.preventDefault();
  }

  const scope = `slides-${slides.map((pair) => pair.join('x')).join('-')}-${gap}`;
  return (
    <section aria-label={label} aria-roledescription="carousel" className="group/carousel relative">
      <style href={scope} precedence="carousel">
        {buildSlideCss(scope, slides, gap)}
      </style>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are an addition to the buttons. */}
      <div
        className="-m-1 snap-x snap-mandatory scroll-p-1 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none]"
        onKeyDown={handleKey}
        ref={row}
        tabIndex={holdsText ? 0 : undefined}
      >
        <ul className={`${scope} flex`} style={{ gap }}>
          {Children.map(children, (slide) => (
            <li className="min-w-0 shrink-0 grow-0 snap-start">{slide}</li>
          ))}
        </ul>
      </div>
      <div className="mt-4 flex justify-end gap-2">
        <IconButton
          icon="left"
          isDisabled={!ends.hasPrevious}
          label={`Previous: ${label}`}
          look="round"
          onPress={() => move(-1)}
        />
        <IconButton
          icon="right"
          isDisabled={!ends.hasNext}
          label={`Next: ${label}`}
          look="round"
          onPress={() => move(1)}
        />
      </div>
    </section>
  );
}

/** Widths come from a style sheet, not from script, so that the server's page is laid out correctly. */
function buildSlideCss(scope: string, slides: SlidesPerWidth, gap: number): string {
  return slides
    .map(([fromWidth, count]) => {
      const width = `calc((100% - ${(count - 1) * gap}px) / ${count})`;
      const rule = `.${scope}>li{flex-basis:${width}}`;
      return fromWidth > 0 ? `@media (min-width:${fromWidth}px){${rule}}` : rule;
    })
    .join('');
}
