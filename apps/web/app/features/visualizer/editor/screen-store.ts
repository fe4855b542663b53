// What of the editor's screen is open. Nothing here is saved or undone.
import { createStore } from 'zustand/vanilla';

export const tabs = ['room', 'choose', 'add'] as const;
export type PanelTab = (typeof tabs)[number];
export type DialogName = 'shortcuts' | 'versions' | 'cart' | 'sign-in';

export interface ScreenState {
  readonly tab: PanelTab;
  /** On phones the panel is a sheet over the view. */
  readonly isSheetOpen: boolean;
  readonly dialog: DialogName | null;
  readonly hasWebgl: boolean;
  /** The finding whose measure is drawn, by its place in the list. */
  readonly finding: number | null;
  open(tab: PanelTab): void;
  closeSheet(): void;
  show(dialog: DialogName | null): void;
  lacksWebgl(): void;
  point(finding: number | null): void;
}

export type Screen = ReturnType<typeof createScreen>;

export function createScreen() {
  return createStore<ScreenState>()((set) => ({
    tab: 'room',
    isSheetOpen: false,
    dialog: null,
    hasWebgl: true,
    finding: null,
    open: (tab) => set({ tab, isSheetOpen: true }),
    closeSheet: () => set({ isSheetOpen: false }),
    show: (dialog) => set({ dialog }),
    lacksWebgl: () => set({ hasWebgl: false }),
    point: (finding) => set({ finding }),
  }));
}
