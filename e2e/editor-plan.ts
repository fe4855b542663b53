// Using the editor's plan with a mouse: positions in feet, and the draft stored in a guest's browser.
import { expect, type Page } from '@playwright/test';

/** Tenths of a millimeter. */
export const FOOT = 3_048;

export const panel = (page: Page) => page.getByRole('complementary', { name: /^Room, choices/ });

export async function openEditor(page: Page, query: string): Promise<void> {
  await page.goto(`/visualize/design?${query}`);
  await expect(page.getByRole('textbox', { name: 'Name of the room' })).toBeVisible({
    timeout: 60_000,
  });
}

/** An action of the Files menu. */
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

/** Where a point of the plan is in the window. */
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

/** Presses at one point and moves to another, without releasing. */
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

/** Adds an object by name to the middle of the room; it is selected then. */
export async function addItem(page: Page, name: string): Promise<void> {
  await panel(page).getByRole('radio', { name: 'Add' }).click();
  await panel(page).getByRole('searchbox', { name: 'Search items' }).fill(name);
  await panel(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expectStep(page, `Add ${name.toLowerCase()}`);
}

/** The step that the Undo button would undo. */
export async function expectStep(page: Page, label: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Undo: ${label}`, exact: true })).toBeVisible();
}

export async function expectNoStep(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
}

/** The parts of a scene's nodes that the journeys check. */
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

/** Waits until the draft in a guest's browser matches, and returns it: it is saved two seconds after an edit. */
export async function expectKept(
  page: Page,
  fits: (nodes: readonly KeptNode[]) => boolean,
): Promise<readonly KeptNode[]> {
  await expect(async () => expect(fits(await keptNodes(page))).toBe(true)).toPass({
    timeout: 20_000,
  });
  return keptNodes(page);
}
