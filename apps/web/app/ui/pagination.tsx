import { formatCount } from '@wevisu/domain/format-count.ts';
import { digitsOnly } from '@wevisu/domain/numeric-text.ts';
import { type FormEvent, useState } from 'react';
import { buttonClass } from './button-style.ts';
import { cx } from './cx.ts';
import { CONTROL } from './field-style.ts';
import { Icon } from './icon.tsx';
import { listPageNumbers } from './page-numbers.ts';
import { clampPage } from './paging.ts';
import { PlainLink } from './plain-link.tsx';

export interface PaginationProps {
  readonly current: number;
  readonly lastPage: number;
  readonly hrefOf: (page: number) => string;
  readonly onJump: (page: number) => void;
}

const STEP =
  'figures inline-grid size-11 place-items-center rounded-control text-14 transition-colors';

/** Page links, and for long lists a box to jump to a page. */
export function Pagination({ current, lastPage, hrefOf, onJump }: PaginationProps) {
  if (lastPage <= 1) return null;
  const numbers = listPageNumbers(current, lastPage);
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
      <ul className="flex items-center gap-1">
        <Step
          hrefOf={hrefOf}
          icon="left"
          label="Previous page"
          page={current - 1}
          {...{ lastPage }}
        />
        {numbers.map((page, index) =>
          page === null ? (
            <li aria-hidden="true" className="px-1 text-muted" key={`gap-${index}`}>
              …
            </li>
          ) : (
            <li className={page === current ? '' : 'max-sm:hidden'} key={page}>
              <PlainLink
                aria-current={page === current ? 'page' : undefined}
                aria-label={`Page ${page}`}
                className={cx(STEP, page === current ? 'bg-ink text-paper' : 'hover:bg-sunken')}
                to={hrefOf(page)}
              >
                {page}
              </PlainLink>
            </li>
          ),
        )}
        <Step hrefOf={hrefOf} icon="right" label="Next page" page={current + 1} {...{ lastPage }} />
      </ul>
      {lastPage > 5 && <JumpBox lastPage={lastPage} onJump={onJump} />}
    </nav>
  );
}

interface StepProps {
  readonly icon: 'left' | 'right';
  readonly label: string;
  readonly page: number;
  readonly lastPage: number;
  readonly hrefOf: (page: number) => string;
}

function Step({ icon, label, page, lastPage, hrefOf }: StepProps) {
  if (page < 1 || page > lastPage) {
    return (
      <li aria-hidden="true" className={cx(STEP, 'text-muted/40')}>
        <Icon name={icon} />
      </li>
    );
  }
  return (
    <li>
      <PlainLink
        aria-label={label}
        className={cx(STEP, 'hover:bg-sunken')}
        rel={icon === 'left' ? 'prev' : 'next'}
        to={hrefOf(page)}
      >
        <Icon name={icon} />
      </PlainLink>
    </li>
  );
}

function JumpBox({ lastPage, onJump }: Pick<PaginationProps, 'lastPage' | 'onJump'>) {
  const [typed, setTyped] = useState('');

  function jump(event: FormEvent) {
    event.preventDefault();
    if (typed === '') return;
    onJump(clampPage(Number(typed), lastPage));
    setTyped('');
  }

  return (
    <form className="flex items-center gap-2 text-14 text-muted" onSubmit={jump}>
      <label className="flex items-center gap-2">
        <span className="shrink-0">Go to page</span>
        <span className="w-18">
          <input
            autoComplete="off"
            className={cx(CONTROL, 'figures text-center')}
            inputMode="numeric"
            onChange={(event) => setTyped(digitsOnly(event.target.value).slice(0, 7))}
            value={typed}
          />
        </span>
      </label>
      <span className="figures">of {formatCount(lastPage)}</span>
      <button className={buttonClass({ kind: 'secondary' })} type="submit">
        Go
      </button>
    </form>
  );
}
