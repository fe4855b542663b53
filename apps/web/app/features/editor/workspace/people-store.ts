// Who else has the room open, and where they are. Nothing here is saved or undone.
import type { LivePerson, Presence } from '@wevisu/contract/live-scenes.ts';
import { createStore } from 'zustand/vanilla';

/** alone: this browser saves by itself. The rest as the connection has it. */
export type TogetherStatus = 'alone' | 'connecting' | 'joined' | 'offline' | 'refused';

export interface PeopleState {
  readonly status: TogetherStatus;
  /** Everybody but this browser. */
  readonly others: readonly LivePerson[];
  readonly myRole: LivePerson['role'];
  /** Whose view this one goes along with; null for nobody's. */
  readonly following: string | null;
  readonly prosEdit: boolean;
  /** Where this person points and looks. */
  readonly pointer: Presence['pointer'];
  readonly eye: Presence['eye'];
  set(some: Partial<Pick<PeopleState, 'status' | 'myRole' | 'prosEdit' | 'pointer' | 'eye'>>): void;
  meet(others: readonly LivePerson[]): void;
  move(moved: readonly Pick<LivePerson, 'id' | 'at'>[]): void;
  follow(id: string | null): void;
}

export type People = ReturnType<typeof createPeople>;

export function createPeople(prosEdit: boolean) {
  return createStore<PeopleState>()((set) => ({
    status: 'alone',
    others: [],
    myRole: 'owner',
    following: null,
    prosEdit,
    pointer: null,
    eye: null,
    set: (some) => set(some),
    meet: (others) =>
      set(({ following }) => ({
        // Those who look on, after those who do something.
        others: [...others].sort((a, b) => Number(a.role === 'guest') - Number(b.role === 'guest')),
        following: others.some(({ id }) => id === following) ? following : null,
      })),
    move: (moved) =>
      set(({ others }) => ({
        others: others.map((one) => {
          const place = moved.find(({ id }) => id === one.id);
          return place ? { ...one, at: place.at } : one;
        }),
      })),
    follow: (following) => set({ following }),
  }));
}

/** Ours are told apart by it; each passes on white and on the dark paper as a line and under white text. */
const COLORS = [
  '#b8562e',
  '#2f6f9f',
  '#7a4fa3',
  '#a3386b',
  '#3f7d3a',
  '#8a6a12',
  '#3d5fc4',
  '#5c6470',
];

/** The same color for the same person in every browser. */
export function colorOf({ id }: Pick<LivePerson, 'id'>): string {
  let sum = 0;
  for (const sign of id) sum = (sum * 31 + sign.charCodeAt(0)) >>> 0;
  return COLORS[sum % COLORS.length] ?? '#5c6470';
}
