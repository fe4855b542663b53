import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Money } from '../../../ui/money.tsx';
import type { AiDesign } from '../runs/run-calls.ts';
import { Fold } from './fold.tsx';
import { aboutText, MET_WORDS, tierText } from './words.ts';

type Summary = AiDesign['summary'];

/** What a design is worth, what it costs, and what of the wishes it meets. */
export function DesignFacts({ summary }: { readonly summary: Summary }) {
  const { narrowest_way_tenths: way, triangle_tenths: triangle, unsold } = summary;
  const points = pointsOf(summary.score);
  const met = summary.wishes.filter((wish) => wish.met === 'yes').length;
  return (
    <div className="grid gap-x-12 lg:grid-cols-2 lg:gap-y-12">
      <Fold
        brief={
          summary.wishes.length > 0 ? `${met} of ${summary.wishes.length}` : 'You left all open'
        }
        title="What of your wishes is met"
      >
        <Wishes wishes={summary.wishes} />
      </Fold>
      <Fold brief={`${points.own} of ${points.of} points`} title="How good it is">
        <Score score={summary.score} />
        {(way !== null || triangle !== null) && (
          <dl className="figures mt-5 flex flex-wrap gap-x-8 gap-y-2 text-14">
            {way !== null && <Measure label="Narrowest way" tenths={way} />}
            {triangle !== null && <Measure label="Sink, range, refrigerator" tenths={triangle} />}
          </dl>
        )}
      </Fold>
      <Fold
        brief={`${summary.products} products of ${several(summary.vendors.length, 'vendor')}`}
        title="What it costs, by vendor"
      >
        <Vendors summary={summary} />
      </Fold>
      <Fold brief={toKnow(summary)} title="What to know">
        <Findings findings={summary.findings} />
        {unsold.length > 0 && (
          <>
            <h3 className="mt-6 font-sans text-14 font-[560]">Not sold in this showroom</h3>
            <ul className="mt-2 list-disc space-y-1 ps-5 text-14 text-muted">
              {unsold.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
          </>
        )}
      </Fold>
    </div>
  );
}

const several = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function toKnow({ findings, unsold }: Summary): string {
  const missed = findings.filter(({ tier }) => tier !== 'tip').length;
  return [
    missed === 0 ? 'No guideline missed' : `${several(missed, 'guideline')} missed`,
    ...(unsold.length > 0 ? [`${several(unsold.length, 'place')} not sold here`] : []),
  ].join(', ');
}

function pointsOf(score: Summary['score']): { readonly own: number; readonly of: number } {
  return {
    own: Math.round(score.reduce((sum, one) => sum + one.points, 0)),
    of: Math.round(score.reduce((sum, one) => sum + one.of, 0)),
  };
}

function Measure({ label, tenths }: { readonly label: string; readonly tenths: number }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="text-18">{formatFeetInches(Math.round(tenths))}</dd>
    </div>
  );
}

const MARKS: Readonly<Record<Summary['wishes'][number]['met'], readonly [IconName, string]>> = {
  yes: ['success', 'text-success'],
  partly: ['minus', 'text-warning'],
  no: ['x', 'text-danger'],
};

function Wishes({ wishes }: Pick<Summary, 'wishes'>) {
  if (wishes.length === 0) return <p className="text-muted">You left everything open.</p>;
  return (
    <ul className="grid gap-3">
      {wishes.map(({ text, met, why }) => {
        const [icon, color] = MARKS[met];
        return (
          <li className="flex items-start gap-3" key={text}>
            <span className={cx('pt-0.5', color)}>
              <Icon name={icon} />
            </span>
            <span className="min-w-0">
              <span className="reader-only">{MET_WORDS[met]}: </span>
              {text}
              {why !== null && <span className="block text-14 text-muted">{why}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Score({ score }: Pick<Summary, 'score'>) {
  const { own: points, of } = pointsOf(score);
  return (
    <>
      <p className="mb-4">
        <strong className="figures text-28">{points}</strong>{' '}
        <span className="text-muted">of {of} points</span>
      </p>
      <ul className="grid gap-4">
        {score.map(({ about, points: own, of: most, text }) => (
          <li key={about}>
            <p className="flex items-baseline justify-between gap-4 text-14">
              <span className="font-[550]">{aboutText(about)}</span>
              <span className="figures text-muted">
                {Math.round(own)} of {Math.round(most)}
              </span>
            </p>
            <span
              aria-hidden="true"
              className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken"
            >
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${most > 0 ? Math.round((own / most) * 100) : 0}%` }}
              />
            </span>
            <p className="mt-1 text-14 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Vendors({ summary: { vendors, total_cents: total } }: { readonly summary: Summary }) {
  return (
    <table className="w-full text-14">
      <caption className="reader-only">Cost by vendor</caption>
      <thead className="text-12 text-muted">
        <tr>
          <th className="pb-2 text-start font-[550]">Vendor</th>
          <th className="pb-2 text-end font-[550]">Products</th>
          <th className="pb-2 text-end font-[550]">Cost</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-y">
        {vendors.map(({ vendor, cents, products }) => (
          <tr key={vendor}>
            <td className="py-2.5 pe-4 break-words">{vendor}</td>
            <td className="figures py-2.5 text-end">{products}</td>
            <td className="py-2.5 text-end">
              <Money amount={cents} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th className="py-2.5 text-start font-[560]" colSpan={2} scope="row">
            Total, before shipping and tax
          </th>
          <td className="py-2.5 text-end">
            <Money amount={total} className="text-18 font-[560]" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Findings({ findings }: Pick<Summary, 'findings'>) {
  if (findings.length === 0) {
    return (
      <p className="flex items-start gap-3">
        <span className="pt-0.5 text-success">
          <Icon name="success" />
        </span>
        Every planning rule that applies is met.
      </p>
    );
  }
  return (
    <ul className="grid gap-3">
      {findings.map(({ code, tier, text }, n) => (
        <li className="flex items-start gap-3" key={`${code}-${n}`}>
          <span className={cx('pt-0.5', tier === 'tip' ? 'text-muted' : 'text-warning')}>
            <Icon name={tier === 'tip' ? 'info' : 'alert'} />
          </span>
          <span>
            {text}{' '}
            <span className="figures text-14 text-muted">
              {tierText(tier)} {code}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
