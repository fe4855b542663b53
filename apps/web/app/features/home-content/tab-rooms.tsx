import type { HomeTab } from '@wevisu/contract/home-content.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TabRoomsForm } from './tab-rooms-form.tsx';

/** The rooms of one tab of the home page at a time. */
export function TabRooms({ tabs }: { readonly tabs: readonly HomeTab[] }) {
  const [name, setName] = useState(tabs[0]?.tab);
  const tab = tabs.find((one) => one.tab === name);
  if (tab === undefined) return null;
  return (
    <section aria-labelledby="rooms">
      <h2 className="mb-3 text-22" id="rooms">
        Inspired rooms
      </h2>
      <div className="mb-4 flex flex-wrap gap-2">
        {tabs.map((one) => (
          <Button
            aria-pressed={one.tab === name}
            key={one.tab}
            kind={one.tab === name ? 'primary' : 'secondary'}
            onPress={() => setName(one.tab)}
            size="small"
          >
            {one.tab}
          </Button>
        ))}
      </div>
      <TabRoomsForm key={tab.tab} tab={tab} />
    </section>
  );
}
