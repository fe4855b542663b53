import { useState, useSyncExternalStore } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { pressProps } from '../../ui/press-props.ts';
import { hasOffer, install, listenToOffer } from './install-prompt.ts';

/** 'Install app', where it is not installed and can be. */
export function InstallEntry() {
  const isOffered = useSyncExternalStore(listenToOffer, hasOffer, () => false);
  const needsHand = useSyncExternalStore(never, isAppleTouch, () => false);
  const [isOpen, setOpen] = useState(false);
  if (!isOffered && !needsHand) return null;
  return (
    <div className="mt-4 border-line border-t pt-2">
      <button
        {...pressProps({ onPress: () => (isOffered ? install() : setOpen(!isOpen)) })}
        aria-expanded={isOffered ? undefined : isOpen}
        className="flex min-h-9 w-full items-center gap-2.5 rounded-control px-2.5 text-start text-ink hover:bg-sunken max-lg:min-h-11"
      >
        <Icon name="phone" size={18} />
        Install app
      </button>
      {isOpen && (
        <p className="px-2.5 pb-2 text-14 text-muted">
          In Safari, tap Share, then Add to Home Screen. The app opens from there, also without a
          connection.
        </p>
      )}
    </div>
  );
}

const never = () => () => {};

/** iPhones and iPads offer nothing by themselves. An iPad says that it is a Mac, but Macs have no touch. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad|Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return isApple && !matchMedia('(display-mode: standalone)').matches;
}
