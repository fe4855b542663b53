// The editor's plan as a person with a mouse works it: places in feet, and the draft that a guest's browser keeps.
import { expect, type Page } from '@playwright/test';

/** Tenths of a millimetre. */
export const FOOT = 3_048;

export const panel = (page: Page) => page.getByRole('complementary', { name: /^Room, choices/ });

export async function openEditor(page: Page, query: string): Promise<void> {
  await page.goto(`/visualize/design?${query}`);
  await expect(page.getByRole('textbox', { name: 'Name of the room' })).toBeVisible({
    timeout: 60_000,
  });
}

/** An action of the menu of files. */
export async function openFiles(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Files', exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

export async function show(page: Page, view: 'Plan' | 'List' | '3D'): Promise<void> {
  const views = page.getByRole('radiogroup', { name: 'Views' });
  await views.getByRole('radio', { name: view }).click();
}

export async function chooseTool(page: Page, name: string): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Tool' }).getByRole('radio', { name }).click();
}

type Spot = readonly [xFeet: number, yFeet: number];

/** Where a place of the plan stands in the window. */
export async function pixelOf(page: Page, [x, y]: Spot): Promise<readonly [number, number]> {
  const plan = page.getByRole('img', { name: /^Plan of the room/ });
  return plan.evaluate(
    (svg, [px, py]) => {
      const matrix = (svg as unknown as SVGSVGElement).getScreenCTM();
      const at = new DOMPoint(px, -(py ?? 0)).matrixTransform(matrix ?? new DOMMatrix());
      return [at.x, at.y] as const;
    },
    [x * FOOT, y * FOOT],
  );
}

export async function pressPlan(page: Page, at: Spot): Promise<void> {
  const [x, y] = await pixelOf(page, at);
  await page.mouse.click(x, y);
}

/** Takes hold at one place and goes to another, without letting go. */
export async function pullPlan(page: Page, from: Spot, to: Spot): Promise<void> {
  const [fromX, fromY] = await pixelOf(page, from);
  const [toX, toY] = await pixelOf(page, to);
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move((fromX + toX) / 2, (fromY + toY) / 2);
  await page.mouse.move(toX, toY);
}

export async function dragPlan(page: Page, from: Spot, to: Spot): Promise<void> {
  await pullPlan(page, from, to);
  await page.mouse.up();
}

/** A thing by its name, put in the middle of the room and selected. */
export async function addItem(page: Page, name: string): Promise<void> {
  await panel(page).getByRole('radio', { name: 'Add' }).click();
  await panel(page).getByRole('searchbox', { name: 'Search items' }).fill(name);
  await panel(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expectStep(page, `Add ${name.toLowerCase()}`);
}

/** The step that the undo button would take back. */
export async function expectStep(page: Page, label: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Undo: ${label}`, exact: true })).toBeVisible();
}

export async function expectNoStep(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
}

/** As much of a scene's nodes as the journeys look at. */
export interface KeptNode {
  readonly type: string;
  readonly kind?: string;
  readonly name?: string;
  readonly style?: string;
  readonly position?: readonly [number, number];
  readonly rotationTenthsDeg?: number;
  readonly groupId?: string | null;
  readonly from?: readonly [number, number];
  readonly to?: readonly [number, number];
  readonly outline?: readonly (readonly [number, number])[];
  readonly area?: readonly (readonly [number, number])[] | null;
  readonly border?: { readonly widthTenths: number } | null;
  readonly atTenths?: number;
  readonly eye?: readonly [number, number, number];
}

async function keptNodes(page: Page): Promise<readonly KeptNode[]> {
  const text = await page.evaluate(() => localStorage.getItem('design_draft'));
  const { scene } = JSON.parse(text ?? '{"scene":"{}"}') as { scene: string };
  const { nodes } = JSON.parse(scene) as { nodes?: Record<string, KeptNode> };
  return Object.values(nodes ?? {});
}

/** Waits until what a guest's browser keeps of the room fits, and gives it: it follows an edit by two seconds. */
export async function expectKept(
  page: Page,
  fits: (nodes: readonly KeptNode[]) => boolean,
): Promise<readonly KeptNode[]> {
  await expect(async () => expect(fits(await keptNodes(page))).toBe(true)).toPass({
    timeout: 20_000,
  });
  return keptNodes(page);
}
