import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonClass } from '../../../ui/icon-button.tsx';
import { tipOf } from '../../../ui/tip-of.ts';
import { useWalk } from './use-walk.ts';

const EVERY_MS = 60;

const ways = [
  { label: 'Step left', icon: 'left', by: [0, -1], className: '' },
  { label: 'Walk forward', icon: 'down', by: [1, 0], className: 'rotate-180' },
  { label: 'Walk back', icon: 'down', by: [-1, 0], className: '' },
  { label: 'Step right', icon: 'right', by: [0, 1], className: '' },
] as const;

/** Walking by touch or pointer, for as long as a button is held. */
export function WalkPad() {
  const step = useWalk();
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const stop = () => clearInterval(timer.current);
  useEffect(() => () => clearInterval(timer.current), []);
  return (
    <fieldset className="flex gap-0.5 rounded-control border border-line bg-surface shadow-soft">
      <legend className="reader-only">Walk</legend>
      {ways.map(({ label, icon, by: [forward, right], className }) => (
        <Button
          aria-label={label}
          {...tipOf(label)}
          className={iconButtonClass('plain', `max-md:size-11 md:size-10 ${className}`)}
          key={label}
          onPressEnd={stop}
          onPressStart={() => {
            stop();
            step(forward, right);
            timer.current = setInterval(() => step(forward, right), EVERY_MS);
          }}
        >
          <Icon name={icon} />
        </Button>
      ))}
    </fieldset>
  );
}
