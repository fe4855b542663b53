import useEmblaCarousel from 'embla-carousel-react';
import { Children, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';

/** How many slides stand side by side: at first, and from a width in pixels on. */
export type SlidesPerWidth = readonly (readonly [fromWidth: number, slides: number])[];

export interface CarouselProps {
  /** Names the region: 'Brands'. */
  readonly label: string;
  readonly children: ReactNode;
  readonly slides: SlidesPerWidth;
  /** Pixels between two slides. */
  readonly gap?: number;
}

type Ends = { readonly hasPrevious: boolean; readonly hasNext: boolean };

/** Slides moved by swipe, buttons or arrow keys; it never moves by itself. */
export function Carousel({ label, children, slides, gap = 20 }: CarouselProps) {
  const [viewportRef, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
    duration: 22,
  });
  const [ends, setEnds] = useState<Ends>({ hasPrevious: false, hasNext: true });

  useEffect(() => {
    if (!embla) return;
    const update = () =>
      setEnds({ hasPrevious: embla.canScrollPrev(), hasNext: embla.canScrollNext() });
    update();
    embla.on('select', update).on('reInit', update);
    return () => void embla.off('select', update).off('reInit', update);
  }, [embla]);

  const jumps = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const goBack = () => embla?.scrollPrev(jumps());
  const goOn = () => embla?.scrollNext(jumps());

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') goBack();
    else if (event.key === 'ArrowRight') goOn();
    else return;
    event.preventDefault();
  }

  const scope = `slides-${slides.map((pair) => pair.join('x')).join('-')}-${gap}`;
  return (
    <section aria-label={label} aria-roledescription="carousel" className="group/carousel relative">
      <style href={scope} precedence="carousel">
        {buildSlideCss(scope, slides, gap)}
      </style>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys add to the buttons, which do the same. */}
      <div className="overflow-hidden p-1 -m-1" onKeyDown={handleKey} ref={viewportRef}>
        <ul className={`${scope} flex touch-pan-y`} style={{ gap }}>
          {Children.map(children, (slide) => (
            <li className="min-w-0 shrink-0 grow-0">{slide}</li>
          ))}
        </ul>
      </div>
      <div className="mt-4 flex justify-end gap-2">
        <IconButton
          icon="left"
          isDisabled={!ends.hasPrevious}
          label={`Previous: ${label}`}
          look="round"
          onPress={goBack}
        />
        <IconButton
          icon="right"
          isDisabled={!ends.hasNext}
          label={`Next: ${label}`}
          look="round"
          onPress={goOn}
        />
      </div>
    </section>
  );
}

/** Widths come from a style sheet, not from script, so that the server's page stands right at once. */
function buildSlideCss(scope: string, slides: SlidesPerWidth, gap: number): string {
  return slides
    .map(([fromWidth, count]) => {
      const width = `calc((100% - ${(count - 1) * gap}px) / ${count})`;
      const rule = `.${scope}>li{flex-basis:${width}}`;
      return fromWidth > 0 ? `@media (min-width:${fromWidth}px){${rule}}` : rule;
    })
    .join('');
}
