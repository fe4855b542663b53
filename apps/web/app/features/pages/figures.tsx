import type { Home } from '@wevisu/contract/pages.ts';
import { roundDown } from '@wevisu/domain/policy/round-down.ts';

/** U-51: counted figures, rounded down so that they stay true for a while. */
export function Figures({ figures }: { readonly figures: Home['figures'] }) {
  const rows = [
    [figures.floor_plans, 'floor plans'],
    [figures.templates, 'templates'],
    [figures.materials, 'materials'],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-6">
      {rows
        .filter(([count]) => count > 0)
        .map(([count, label]) => (
          <div className="flex flex-col-reverse" key={label}>
            <dt className="text-14 text-muted">{label}</dt>
            <dd className="font-display text-36 figures">{roundDown(count)}</dd>
          </div>
        ))}
    </dl>
  );
}
