// What of the editor's screen is open. Nothing here is saved or undone.
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { createStore } from 'zustand/vanilla';

export const tabs = ['room', 'choose', 'add'] as const;
export type PanelTab = (typeof tabs)[number];
export type DialogName =
  | 'shortcuts'
  | 'versions'
  | 'cart'
  | 'sign-in'
  | 'open-plan'
  | 'download'
  | 'ar'
  | 'keep-template'
  | 'still'
  | 'stills';

export interface ScreenState {
  readonly tab: PanelTab;
  /** On phones the panel is a sheet over the view. */
  readonly isSheetOpen: boolean;
  readonly dialog: DialogName | null;
  readonly hasWebgl: boolean;
  /** The finding whose measure is drawn, by its place in the list. */
  readonly finding: number | null;
  /** A product that somebody brought along: it goes where the next press is, if it fits. */
  readonly carried: ProductFacts | null;
  /** The wall face whose elevation stands in the place of the plan; null is the plan. */
  readonly elevation: string | null;
  /** One of the room's pictures is being drawn, and its end is told of. */
  readonly watchesStills: boolean;
  open(tab: PanelTab): void;
  closeSheet(): void;
  show(dialog: DialogName | null): void;
  lacksWebgl(): void;
  point(finding: number | null): void;
  carry(product: ProductFacts | null): void;
  faceWall(faceId: string | null): void;
  watchStills(): void;
}

export type Screen = ReturnType<typeof createScreen>;

export function createScreen() {
  return createStore<ScreenState>()((set) => ({
    tab: 'room',
    isSheetOpen: false,
    dialog: null,
    hasWebgl: true,
    finding: null,
    carried: null,
    elevation: null,
    watchesStills: false,
    open: (tab) => set({ tab, isSheetOpen: true }),
    closeSheet: () => set({ isSheetOpen: false }),
    show: (dialog) => set({ dialog }),
    lacksWebgl: () => set({ hasWebgl: false }),
    point: (finding) => set({ finding }),
    carry: (carried) => set({ carried }),
    faceWall: (elevation) => set({ elevation }),
    watchStills: () => set({ watchesStills: true }),
  }));
}
