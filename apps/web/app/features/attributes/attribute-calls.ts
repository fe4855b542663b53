import {
  type AttributeDraft,
  foreseeAttributes,
  getAttributes,
  listAttributeCategories,
  saveAttributes,
} from '@wevisu/contract/attributes.ts';
import { call } from '../../platform/api.ts';

const QUIET = { isQuiet: true } as const;

export const ATTRIBUTES_KEY = ['staff', 'attributes'] as const;

export async function fetchCategories() {
  return (await call(listAttributeCategories, {}, QUIET)).data;
}

export async function fetchAttributes(category: number) {
  return (await call(getAttributes, { params: { category } }, QUIET)).data;
}

interface Wanted {
  readonly version: number;
  readonly attributes: AttributeDraft[];
}

export async function fetchEffects(category: number, body: Wanted) {
  return (await call(foreseeAttributes, { params: { category }, body }, QUIET)).data;
}

export function sendAttributes(category: number, body: Wanted) {
  return call(saveAttributes, { params: { category }, body }, QUIET);
}
