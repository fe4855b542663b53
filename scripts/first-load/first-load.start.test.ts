// Runs with the tests that need the built product.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type FirstLoad, firstLoads, servedBytes } from './first-load.ts';

const root = resolve(import.meta.dirname, '../..');
const assets = join(root, 'apps/web/build/client/assets');
const MAX_BYTES = 170_000;
/** A name inside three.js that minifiers keep. */
const THREE = /\bisPerspectiveCamera\b/;
const ZOD = /\b_zod\b/;

/** The room loads after the page around it, but the code that reads a room loads with the page. */
const ROOM_PAGE = 'features/shared-design/shared-page';

let pages: readonly FirstLoad[];
beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
  pages = firstLoads(
    assets,
    (file, layouts) =>
      layouts.some(isAreaLayout) && (SHOP_HEADER.test(file) || KIND_PREVIEW.test(file)),
  );
});

/** Names inside TanStack Table and the scales of charts that minifiers keep. */
const BACK_OFFICE = [/\bgetVisibleCells\b/, /\bpaddingInner\b/];
const isAreaLayout = (id: string) => id.startsWith('layout/areas/');
const isOfArea = ({ layouts }: FirstLoad) => layouts.some(isAreaLayout);
const MAX_AREA_BYTES = 350_000;

function holds(file: string, mark: RegExp): boolean {
  return mark.test(readFileSync(join(assets, file), 'utf8'));
}

/** What the header of the shop opens and its cart asks. Its code shares a chunk with the areas for work, which have a header of their own and no cart. */
const SHOP_HEADER = /^(department-flyout|mobile-menu|showroom-dialog|suggest-call|cart-calls)-/;

/** Draws our kind models by three.js, with the shapes of all kinds, once its preview is opened. */
const KIND_PREVIEW = /^kind-canvas-/;

/** three.js, and what can't be loaded without it. */
function isOfPreview(file: string): boolean {
  const text = readFileSync(join(assets, file), 'utf8');
  if (THREE.test(text)) return true;
  return [...text.matchAll(STATIC_IMPORT)].some(([, name = '']) => holds(name, THREE));
}

/** Vite writes them as `from"./name.js"`. */
const STATIC_IMPORT = /\bfrom\s*["']\.\/([\w.-]+\.js)["']/g;

function pagesWith(mark: RegExp): readonly string[] {
  return pages
    .filter(({ files }) => files.some((file) => holds(file, mark)))
    .map(({ page }) => page);
}

test('every page of the shop without a room loads at most 170 KB of JavaScript before it is interactive', () => {
  expect(pages.length).toBeGreaterThan(40);
  const heavy = pages.filter(
    (one) => !isOfArea(one) && one.page !== ROOM_PAGE && one.bytes > MAX_BYTES,
  );
  expect(heavy.map(({ page, bytes }) => `${page}: ${bytes} bytes`)).toEqual([]);
});

test('no page loads three.js or the schemas of calls before it needs them', () => {
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  for (const mark of [THREE, ZOD]) {
    expect(scripts.some((file) => holds(file, mark))).toBe(true);
  }
  expect(pagesWith(THREE)).toEqual([]);
  expect(pagesWith(ZOD)).toEqual([ROOM_PAGE]);
});

test('no page of the shop loads code of the areas for work, neither at first nor later', () => {
  for (const mark of BACK_OFFICE) {
    const users = pages.filter(({ files, laterFiles }) =>
      [...files, ...laterFiles].some((file) => holds(file, mark)),
    );
    expect(users.length).toBeGreaterThan(0);
    expect(users.filter((page) => !isOfArea(page)).map(({ page }) => page)).toEqual([]);
  }
});

test('the preview of our kind models is loaded by itself, with three.js', () => {
  const previews = readdirSync(assets).filter(
    (file) => KIND_PREVIEW.test(file) && file.endsWith('.js'),
  );
  expect(previews.length).toBe(1);
  expect(previews.every(isOfPreview)).toBe(true);
  expect(pages.filter(({ files }) => files.some((file) => KIND_PREVIEW.test(file)))).toEqual([]);
});

test('no page of the areas for work loads more than 350 KB of JavaScript, with all that it may load later', () => {
  const areas = pages.filter(isOfArea);
  expect(areas.length).toBeGreaterThan(30);
  const sizes = areas.map(({ page, files, laterFiles }) => {
    // A 3D model is drawn once its preview is opened: by three.js, and by what is made of it.
    const counted = [...files, ...laterFiles].filter((file) => !isOfPreview(file));
    return { page, bytes: counted.reduce((sum, file) => sum + servedBytes(assets, file), 0) };
  });
  const heavy = sizes.filter(({ bytes }) => bytes > MAX_AREA_BYTES);
  expect(heavy.map(({ page, bytes }) => `${page}: ${bytes} bytes`)).toEqual([]);
});
