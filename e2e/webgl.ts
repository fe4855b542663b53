// The 3D view is drawn by software where a journey needs it; the other journeys are shorter without.
import type { LaunchOptions, Page } from '@playwright/test';

type Use = (options: LaunchOptions) => Promise<void>;

/** For `test.use({ launchOptions: softwareWebgl })`. */
export async function softwareWebgl(
  { launchOptions }: { launchOptions: LaunchOptions },
  use: Use,
): Promise<void> {
  const without3d = ['--disable-gpu', '--disable-3d-apis'];
  const args = (launchOptions.args ?? []).filter((arg) => !without3d.includes(arg));
  await use({
    ...launchOptions,
    args: [...args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
}

/** As where there is no graphics card, in a file whose other journeys have one. */
export async function withoutWebgl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...args: unknown[]
    ) {
      return String(args[0]).includes('webgl') ? null : own.apply(this, args);
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
}
