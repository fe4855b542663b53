// Using the room editor, on a wide screen and on a phone, where the panel is a sheet.
import { type Page, expect as quick } from '@playwright/test';
import { type Hands, pointer } from './hands.ts';
import { mailedLink, newAddress, open, PASSWORD } from './people.ts';

/** Counting, saving and drawing run in their own threads, which are slow on a busy machine. */
export const expect = quick.configure({ timeout: 45_000 });

/** An account with a verified address, through the API, since signing up has its own journeys. */
export async function newHomeowner(page: Page): Promise<string> {
  const email = newAddress();
  const data = {
    full_name: 'Ana Maria Lopez',
    email,
    password: PASSWORD,
    phone_number: '2135550123',
    zip_code: '90012',
    agree: true,
    i_accept: true,
  };
  expect((await page.request.post('/api/register', { data })).status()).toBe(201);
  const link = await mailedLink(page, email, /\/verify\/[\w-]+/);
  await page.request.get(link.replace(/^.*\/verify\//, '/api/email/verify/'));
  return email;
}

/** The showroom of the journeys. */
export async function enter(page: Page, hands: Hands = pointer): Promise<void> {
  await open(page, '/');
  await hands.type(page.getByRole('textbox', { name: 'Showroom ID' }), 'OAKRIDGE');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeEnabled();
  await hands.press(next);
  await expect(page).toHaveURL(/\/visualize\/contractor\/all$/);
}

export const panel = (page: Page) => page.getByRole('complementary', { name: /^Room, choices/ });

export async function waitForRoom(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Name of the room' })).toBeVisible();
}

/** The room's text list. */
export async function showList(page: Page, hands: Hands = pointer): Promise<void> {
  const wide = page.getByRole('radio', { name: 'List' });
  const phone = page.getByRole('button', { name: 'List', exact: true });
  const list = page.getByRole('region', { name: 'List', exact: true });
  await hands.press(wide.or(phone));
  await expect(list.getByRole('table').first()).toBeVisible();
}

const totalButton = (page: Page) => page.getByRole('button', { name: /Total$/ });

/** The panel's section about the whole room: total, boxes, findings. */
export async function showTotal(page: Page, hands: Hands = pointer): Promise<void> {
  const phone = totalButton(page);
  if (await phone.isVisible()) {
    if ((await phone.getAttribute('aria-expanded')) !== 'true') await hands.press(phone);
  } else {
    const wide = panel(page).getByRole('radio', { name: 'Room' });
    if (!(await wide.isChecked())) await hands.press(wide);
  }
  await expect(panel(page).getByRole('region', { name: 'Total' })).toContainText('$');
}

/** The total of the room in cents, from the panel. */
export async function total(page: Page, hands: Hands = pointer): Promise<number> {
  await showTotal(page, hands);
  const region = panel(page).getByRole('region', { name: 'Total' });
  return centsIn((await region.textContent()) ?? '');
}

/** The first amount in a text, in cents. */
export function centsIn(text: string): number {
  const amount = /\$([\d,]+\.\d\d)/.exec(text)?.[1];
  expect(amount, `an amount in "${text}"`).toBeTruthy();
  return Math.round(Number(amount?.replaceAll(',', '')) * 100);
}

/** Selects a surface or object by its row in the list. */
export async function select(page: Page, row: string, hands: Hands = pointer): Promise<void> {
  const button = page.getByRole('button', { name: row, exact: true }).first();
  await hands.press(button);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

export interface Chosen {
  readonly name: string;
  readonly brand: string;
}

/** Uses the first product that fits the selection, of a brand not in `others` if there is one. */
export async function choose(
  page: Page,
  { others = [], hands = pointer }: { others?: readonly string[]; hands?: Hands } = {},
): Promise<Chosen> {
  const cards = panel(page)
    .getByRole('listitem')
    .filter({ hasNotText: 'Out of stock' })
    .getByRole('button', { name: /^Use / });
  await expect(cards.first()).toBeVisible();
  await expect(panel(page).getByRole('list').and(page.locator('[aria-busy="true"]'))).toHaveCount(
    0,
  );
  const found = (await cards.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))).map(
    (label) => {
      const words = label.replace(/^Use /, '');
      const at = words.lastIndexOf(', ');
      return { label, name: words.slice(0, at), brand: words.slice(at + 2) };
    },
  );
  const chosen = found.find(({ brand }) => !others.includes(brand)) ?? found[0];
  if (!chosen) throw new Error('Nothing fits.');
  await hands.press(panel(page).getByRole('button', { name: chosen.label, exact: true }));
  await expect(panel(page).getByRole('region', { name: 'Chosen' })).toContainText(chosen.name);
  return chosen;
}

/** Adds something to the room from the Add panel; it is selected then. */
export async function add(
  page: Page,
  what: { readonly item: string } | { readonly structure: string },
  hands: Hands = pointer,
): Promise<void> {
  const phone = page.getByRole('button', { name: 'Add', exact: true });
  const wide = panel(page).getByRole('radio', { name: 'Add', exact: true });
  await hands.press(phone.or(wide));
  if ('item' in what) {
    await hands.type(panel(page).getByRole('searchbox', { name: 'Search items' }), what.item);
    await hands.press(panel(page).getByRole('button', { name: what.item, exact: true }));
  } else {
    await hands.press(panel(page).getByRole('radio', { name: 'Structure' }));
    await hands.press(panel(page).getByRole('button', { name: what.structure }));
  }
  await expect(page.getByRole('button', { name: /^Undo: Add/ })).toBeEnabled();
}

/** A part of the selection: Hardware, Settings. */
export async function showPart(page: Page, part: string, hands: Hands = pointer): Promise<void> {
  const tab = panel(page).getByRole('button', { name: part, exact: true });
  if ((await tab.getAttribute('aria-pressed')) !== 'true') await hands.press(tab);
}
