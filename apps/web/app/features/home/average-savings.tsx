import { Remembered } from '../../platform/remembered.tsx';
import { useSiteSettings } from '../../platform/site-settings.ts';

/** HOME-23. */
export function AverageSavings() {
  const { savings, claimsFootnote } = useSiteSettings();
  const rows = [
    [savings.kitchen, 'kitchen', 'Cabinet hardware, counters, backsplash and appliances'],
    [savings.bathroom, 'bathroom', 'Tile, vanities, showers and faucets'],
    [savings.outdoor, 'outdoor', 'Pavers, stacked stone, pool coping and turf'],
  ] as const;
  return (
    <Remembered
      name="savings"
      as="section"
      aria-labelledby="savings"
      isPlain
      of={() => [savings, claimsFootnote]}
    >
      {() => (
        <>
          <h2 className="max-w-[24ch] text-36" id="savings">
            What our clients save on average
          </h2>
          <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
            {rows.map(([percent, room, what]) => (
              <li className="border-clay border-t-2 pt-5" key={room}>
                <p className="flex items-baseline gap-3">
                  <span className="figures font-display text-64 text-clay-text">{percent}%</span>
                  <span className="text-22">{room}</span>
                </p>
                <p className="mt-2 text-muted">{what}</p>
              </li>
            ))}
          </ul>
          {claimsFootnote && (
            <p className="mt-6 max-w-prose text-12 text-muted">{claimsFootnote}</p>
          )}
        </>
      )}
    </Remembered>
  );
}
