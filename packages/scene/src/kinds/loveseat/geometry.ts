import { buildSofa } from '../sofa/geometry.ts';

export const buildLoveseat = buildSofa;
