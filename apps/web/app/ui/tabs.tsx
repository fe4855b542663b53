import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** Names the list of tabs for those who do not see it. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}

export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(id) => onSelect?.(String(id))}
    >
      <TabList
        aria-label={label}
        className="flex gap-7 overflow-x-auto border-line border-b [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Tab
            className="-mb-px shrink-0 cursor-pointer border-transparent border-b-2 py-3 text-16 text-muted transition-colors hover:text-ink selected:border-accent-text selected:text-ink focus-visible:-outline-offset-2"
            id={tab.id}
            key={tab.id}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel className="pt-6" id={tab.id} key={tab.id}>
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
