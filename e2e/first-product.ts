import { expect, type Page } from '@playwright/test';
import { open } from './people.ts';

/** The page of the first tile sold by the box. */
export async function openFirstBoxProduct(page: Page) {
  await open(page, '/category/porcelain-tile/product?in_stock=true');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
}
