import type { Scenario } from './scenario.ts';
import { cartJourney } from './scenarios/cart-journey.ts';
import { categoryList } from './scenarios/category-list.ts';
import { categoryPage } from './scenarios/category-page.ts';
import { checkoutJourney } from './scenarios/checkout-journey.ts';
import { product } from './scenarios/product.ts';
import { search } from './scenarios/search.ts';

/** In the order of the report. */
export const scenarios: readonly Scenario[] = [
  categoryList,
  product,
  search,
  cartJourney,
  checkoutJourney,
  categoryPage,
];
