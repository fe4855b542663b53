import type { Scenario } from './scenario.ts';
import { cartJourney } from './scenarios/cart-journey.ts';
import { categoryList } from './scenarios/category-list.ts';
import { checkoutJourney } from './scenarios/checkout-journey.ts';
import { firstCategoryPage, firstProductPage } from './scenarios/first-pages.ts';
import { keptCategoryPage, keptProductPage } from './scenarios/kept-pages.ts';
import { product } from './scenarios/product.ts';
import { search } from './scenarios/search.ts';

/** In the order of the report. */
export const scenarios: readonly Scenario[] = [
  categoryList,
  product,
  search,
  cartJourney,
  checkoutJourney,
  keptCategoryPage,
  keptProductPage,
  firstCategoryPage,
  firstProductPage,
];
