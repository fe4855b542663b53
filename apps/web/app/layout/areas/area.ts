import type { Role } from '@wevisu/contract/call.ts';
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
  readonly entries: readonly AreaEntry[];
}
