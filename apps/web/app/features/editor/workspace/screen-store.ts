// What is open on the editor's screen. Nothing here is saved or undone.
import type { VariantId } from '@wevisu/domain/ids.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { Landing } from '@wevisu/scene/placing/landing/land-thing.ts';
import { createStore } from 'zustand/vanilla';
import type { OpenComment } from './comment.ts';
import type { FirstStep } from './first-steps.ts';

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
  | 'save-template'
  | 'propose'
  | 'still'
  | 'stills';

export interface ScreenState {
  readonly tab: PanelTab;
  /** On phones the panel is a sheet over the view. */
  readonly isSheetOpen: boolean;
  readonly dialog: DialogName | null;
  readonly hasWebgl: boolean;
  /** The one product that the cart dialog is opened for; null for the whole room. */
  readonly ordered: VariantId | null;
  /** The finding whose measurement is drawn, by its index in the list. */
  readonly finding: number | null;
  /** A product that someone brought along: the next press puts it there, if it fits. */
  readonly carried: ProductFacts | null;
  /** The wall face whose elevation is shown in place of the plan; null shows the plan. */
  readonly elevation: string | null;
  /** Where something held over a view would land. */
  readonly ghost: Landing | null;
  /** What Alt does while it is held, for hands without a keyboard: nothing snaps, nothing stops. */
  readonly placesFreely: boolean;
  /** A still is being rendered, and its end will be announced. */
  readonly watchesStills: boolean;
  /** What a newcomer is told to do; null for nothing. */
  readonly firstStep: FirstStep | null;
  readonly comment: OpenComment | null;
  /** Which comments the views show. */
  readonly comments: 'open' | 'all' | 'none';
  open(tab: PanelTab): void;
  closeSheet(): void;
  show(dialog: DialogName | null): void;
  /** Opens the cart dialog for one product of the room. */
  order(product: VariantId): void;
  lacksWebgl(): void;
  point(finding: number | null): void;
  carry(product: ProductFacts | null): void;
  faceWall(faceId: string | null): void;
  haunt(ghost: Landing | null): void;
  placeFreely(isFree: boolean): void;
  watchStills(): void;
  toFirstStep(step: FirstStep | null): void;
  openComment(comment: OpenComment | null): void;
  showComments(comments: ScreenState['comments']): void;
}

export type Screen = ReturnType<typeof createScreen>;

export function createScreen() {
  return createStore<ScreenState>()((set) => ({
    tab: 'room',
    isSheetOpen: false,
    dialog: null,
    ordered: null,
    hasWebgl: true,
    finding: null,
    carried: null,
    elevation: null,
    ghost: null,
    placesFreely: false,
    watchesStills: false,
    firstStep: null,
    comment: null,
    comments: 'open',
    open: (tab) => set({ tab, isSheetOpen: true }),
    closeSheet: () => set({ isSheetOpen: false }),
    show: (dialog) => set({ dialog, ordered: null }),
    order: (ordered) => set({ dialog: 'cart', ordered }),
    lacksWebgl: () => set({ hasWebgl: false }),
    point: (finding) => set({ finding }),
    carry: (carried) => set({ carried, ghost: null }),
    faceWall: (elevation) => set({ elevation }),
    haunt: (ghost) => set({ ghost }),
    placeFreely: (placesFreely) => set({ placesFreely }),
    watchStills: () => set({ watchesStills: true }),
    toFirstStep: (firstStep) => set({ firstStep }),
    openComment: (comment) => set({ comment }),
    showComments: (comments) => set({ comments }),
  }));
}
