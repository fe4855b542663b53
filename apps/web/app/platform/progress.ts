import { createProgressStore } from './progress-store.ts';

/** The one bar of this browser window. */
export const progress = createProgressStore();
