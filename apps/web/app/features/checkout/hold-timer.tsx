import { useEffect } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { formatCountdown, useSecondsLeft } from './use-hold.ts';

export interface HoldTimerProps {
  readonly expiresAt: string;
  readonly onRunOut: () => void;
}

/** How long the stock is still held. Silent for screen readers until the end, which is announced. */
export function HoldTimer({ expiresAt, onRunOut }: HoldTimerProps) {
  const seconds = useSecondsLeft(expiresAt);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onRunOut();
  }, [isOver]);
  return (
    <p className="flex items-center gap-2 text-14 text-muted" role="timer">
      <Icon name="lock" size={16} />
      <span>
        We are holding your items for{' '}
        <span className="figures text-ink">
          {seconds === null ? '–:––' : formatCountdown(seconds)}
        </span>
      </span>
    </p>
  );
}
