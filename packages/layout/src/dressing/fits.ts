// Whether a product can stand where a thing is drawn.
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { Thing } from '../drawing/drawing.ts';
import { tenths } from '../drawing/measure.ts';
import type { Params } from '../drawing/stand.ts';
import { roles } from './roles.ts';

interface Model {
  readonly kind: string;
  readonly params: Params;
}

/** The 3D model of a product; null for what is laid. */
export function modelOf({ picture }: Pick<ProductFacts, 'picture'>): Model | null {
  const { type, params } = picture;
  if (type !== 'model' || typeof params !== 'object' || params === null) return null;
  return picture as unknown as Model;
}

/** Slippery when wet. */
const slick = ['polished', 'glossy'];

const knownSlick = new WeakMap<object, boolean>();

export function isSlick({ picture }: Pick<ProductFacts, 'picture'>): boolean {
  const before = knownSlick.get(picture);
  if (before !== undefined) return before;
  const look = JSON.stringify(picture);
  const isOne = slick.some((one) => look.includes(`"finish":"${one}"`));
  knownSlick.set(picture, isOne);
  return isOne;
}

const HALF_INCH = tenths(0.5);

export function fits(thing: Thing, role: string, params: Params): boolean {
  const same = roles[role]?.same ?? [];
  return (
    same.every((name) => {
      const wanted = thing.params[name];
      const has = params[name];
      return (
        typeof wanted !== 'number' ||
        (typeof has === 'number' && Math.abs(has - wanted) <= HALF_INCH)
      );
    }) &&
    Object.entries(thing.allow).every(([name, values]) =>
      values.some((value) =>
        typeof value === 'number'
          ? Math.abs(Number(params[name]) - value) <= HALF_INCH
          : params[name] === value,
      ),
    ) &&
    Object.entries(thing.most).every(
      ([name, most]) => params[name] === undefined || Number(params[name]) <= tenths(most) + 1,
    ) &&
    Object.entries(thing.least).every(
      ([name, least]) => params[name] === undefined || Number(params[name]) >= tenths(least) - 1,
    )
  );
}
