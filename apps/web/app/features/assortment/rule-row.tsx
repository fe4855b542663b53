import { formatCount } from '@wevisu/domain/format-count.ts';
import { cx } from '../../ui/cx.ts';
import { type DraftRules, keyOf, type Target } from './draft-rules.ts';

export interface RuleRowProps {
  readonly target: Target;
  readonly draft: DraftRules;
  readonly onRule: (target: Target, shown: boolean | null) => void;
  /** Beside the name: how many products, or a product's brand. */
  readonly note: string;
  /** What applies without a rule: 'As its department'. */
  readonly without: string;
  /** How deep it stands in the menu. */
  readonly depth?: number;
}

const INDENTS = ['', 'ps-5', 'ps-10'] as const;

/** One thing that can be shown or hidden, and the rule that it has. */
export function RuleRow({ target, draft, onRule, note, without, depth = 0 }: RuleRowProps) {
  const rule = draft.get(keyOf(target));
  const value = rule === undefined ? '' : rule.shown ? 'show' : 'hide';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-line border-b py-1.5">
      <div className={cx('min-w-0', INDENTS[depth])}>
        <p className={cx('break-words', depth === 0 && 'font-[550]')}>{target.label}</p>
        <p className="figures text-12 text-muted">{note}</p>
      </div>
      <select
        aria-label={`Rule for ${target.label}`}
        className={cx(
          // Not under the bar that stays at the bottom when it is tabbed to.
          'h-11 max-w-40 scroll-mb-28 cursor-pointer rounded-control border border-edge bg-surface px-2 text-14',
          rule !== undefined && 'font-[560]',
        )}
        onChange={({ target: { value: chosen } }) =>
          onRule(target, chosen === '' ? null : chosen === 'show')
        }
        value={value}
      >
        <option value="">{without}</option>
        <option value="show">Show</option>
        <option value="hide">Hide</option>
      </select>
    </li>
  );
}

interface Counted {
  readonly total: number;
  readonly shown: number;
}

export function countNote({ total, shown }: Counted): string {
  if (total === 0) return 'No products on sale';
  if (shown === 0) return `Hidden: ${formatCount(total)}`;
  if (shown === total) return `Shown: ${formatCount(total)}`;
  return `Shown: ${formatCount(shown)} of ${formatCount(total)}`;
}
