import type { Role } from '@wevisu/contract/call.ts';
import type { ComponentType } from 'react';
import type { IconName } from '../../ui/icon.tsx';

export interface AreaEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** What the page is for, in one sentence: on the start page and in the palette. */
  readonly about: string;
  /** A heading before the first entry of a section, where the list is long. */
  readonly section?: string;
  /** A hook: how much waits there. */
  readonly useCount?: () => number;
}

export interface Area {
  readonly name: string;
  readonly home: string;
  readonly role: Role;
  /** Whom it is for, in the plural. */
  readonly people: string;
  /** What its palette finds besides pages. */
  readonly records: string;
  /** If it can be installed as an app. */
  readonly app?: AreaApp;
  readonly entries: readonly AreaEntry[];
}

export interface AreaApp {
  /** Above the content of each page. */
  readonly Head: ComponentType;
  /** Below the pages of the navigation. */
  readonly Install: ComponentType;
  /** Whether a page opens without a connection, by its path. */
  readonly isKept: (path: string) => boolean;
  /** A hook: whether the page says that it is as it was kept. */
  readonly useIsTold: () => boolean;
}
