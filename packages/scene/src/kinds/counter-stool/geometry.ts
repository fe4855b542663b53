import { buildBarStool } from '../bar-stool/geometry.ts';

export const buildCounterStool = buildBarStool;
