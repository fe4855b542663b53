import { Money } from '../../../../ui/money.tsx';
import type { Share } from '../../../product-facts/summary.ts';

/** A total split into its parts, largest first. */
export function Shares({
  title,
  shares,
}: {
  readonly title: string;
  readonly shares: readonly Share[];
}) {
  if (shares.length === 0) return null;
  return (
    <section>
      <h2 className="font-[560] font-sans text-14">{title}</h2>
      <ul className="mt-1">
        {shares.map(({ key, label, cents }) => (
          <li className="flex justify-between gap-4 border-line border-b py-2" key={key}>
            <span className="min-w-0 truncate">{label}</span>
            <Money amount={cents} />
          </li>
        ))}
      </ul>
    </section>
  );
}
