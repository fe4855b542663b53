import { createProgressStore } from './progress-store.ts';

/** The progress bar of this browser window. */
export const progress = createProgressStore();
