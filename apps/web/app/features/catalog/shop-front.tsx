import type { ReactNode } from 'react';

/** What a pro says of the showroom. */
export interface Front {
  readonly tagline: string;
  readonly story: string;
  /** An address. */
  readonly opening_picture: string | null;
}

export interface ShopFrontProps {
  readonly title: string;
  /** Null where one category is shown, and outside a showroom. */
  readonly front: Front | null;
  /** In a preview, below the heading of its window. */
  readonly isInside?: boolean;
  readonly children?: ReactNode;
}

/** The head of a showroom's shop. */
export function ShopFront({ title, front, isInside = false, children }: ShopFrontProps) {
  const Heading = isInside ? 'h3' : 'h1';
  return (
    <header className="pt-6 pb-6 md:pt-10">
      <p className="eyebrow">Showroom</p>
      <Heading className="mt-2 text-36 md:text-48">{title}</Heading>
      {front && <p className="mt-3 text-18 text-muted">{front.tagline}</p>}
      {front?.opening_picture && (
        <img
          alt=""
          className="mt-6 aspect-[5/2] w-full rounded-card object-cover"
          height={640}
          src={front.opening_picture}
          width={1600}
        />
      )}
      {front?.story && <p className="mt-5 max-w-prose whitespace-pre-line">{front.story}</p>}
      {children}
    </header>
  );
}
