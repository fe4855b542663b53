import { useState } from 'react';

interface Side {
  readonly src: string;
  readonly label: string;
}

/** Two pictures of the same place; the handle shows more of one or of the other. */
export function CompareSlider({ left, right }: { readonly left: Side; readonly right: Side }) {
  const [share, setShare] = useState(50);
  return (
    <figure>
      <div className="relative overflow-hidden rounded-card">
        <img alt={left.label} className="block w-full" src={left.src} />
        <img
          alt={right.label}
          className="absolute inset-0 size-full"
          src={right.src}
          style={{ clipPath: `inset(0 0 0 ${share}%)` }}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 w-0.5 bg-surface shadow-soft"
          style={{ left: `${share}%` }}
        />
      </div>
      <input
        aria-label="How much of each is shown"
        aria-valuetext={`${share}% ${left.label}`}
        className="mt-3 w-full accent-accent"
        max={100}
        min={0}
        onChange={(event) => setShare(Number(event.target.value))}
        type="range"
        value={share}
      />
      <figcaption className="flex justify-between gap-6 text-14">
        <span>{left.label}</span>
        <span className="text-end">{right.label}</span>
      </figcaption>
    </figure>
  );
}
