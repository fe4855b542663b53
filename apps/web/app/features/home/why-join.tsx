import { chatPath } from '@wevisu/site/paths.ts';
import { Remembered } from '../../platform/remembered.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';

const LIVE_CHAT = 'Live chat';

/** HOME-21. */
const REASONS: readonly (readonly [title: string, text: string, icon: IconName])[] = [
  [
    'Visualizer',
    'Products from every brand in one room, drawn to the inch and counted to the box.',
    'cube',
  ],
  [
    'Support',
    'People who know tile from stone answer your questions, by phone and in writing.',
    'help',
  ],
  [
    'Delivery and Service',
    'From many vendors to one door, with every parcel tracked and every return in your account.',
    'truck',
  ],
  [LIVE_CHAT, 'Ask about a product, a room or an order while you look at it.', 'chat'],
  [
    'Communicate with Contractor',
    'Share your room with your pro, who sees exactly what you see.',
    'group',
  ],
  ['Budget Friendly', 'Set a budget and see the total next to the room as you choose.', 'coins'],
];

export function WhyJoin() {
  return (
    <Remembered name="why-join" as="section" aria-labelledby="why-join" isPlain of={() => []}>
      {() => (
        <>
          <h2 className="text-36" id="why-join">
            Why join
          </h2>
          <ul className="mt-8 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {REASONS.map(([title, text, icon]) => (
              <li className="flex gap-4" key={title}>
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-tint text-accent-text">
                  <Icon name={icon} size={22} />
                </span>
                <div>
                  <h3 className="font-sans text-18 font-[560]">{title}</h3>
                  <p className="mt-1 text-muted">{text}</p>
                  {title === LIVE_CHAT && (
                    <PlainLink className="mt-1 inline-block text-link" to={chatPath('support')}>
                      Chat with us
                    </PlainLink>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Remembered>
  );
}
