// Software WebGL for journeys that need the 3D view. Those that don't are in files of their own, where no view is drawn.
import type { BrowserContext, LaunchOptions } from '@playwright/test';

type Use<T> = (value: T) => Promise<void>;

/** For `test.use(softwareWebgl)`. */
export const softwareWebgl = {
  // A quarter of the pixels on the same page: its layout and what is pressed are in CSS pixels.
  deviceScaleFactor: 0.5,
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    use: Use<LaunchOptions>,
  ) => {
    const without3d = ['--disable-gpu', '--disable-3d-apis'];
    const args = (launchOptions.args ?? []).filter((arg) => !without3d.includes(arg));
    // Only what is in 3D is drawn by software WebGL: drawn so as well, the pages doubled the time of a journey.
    const with3d = [
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-gpu-compositing',
    ];
    await use({ ...launchOptions, args: [...args, ...with3d] });
  },
  context: async ({ context }: { context: BrowserContext }, use: Use<BrowserContext>) => {
    await drawLittle(context);
    await use(context);
  },
};

/** For contexts that a journey makes itself; the one of its page has it. */
export async function drawLittle(context: BrowserContext): Promise<void> {
  await context.addInitScript(blurWithFewSamples);
  await context.addInitScript(drawFewPixels);
}

/**
 * Reflections are blurred with a few samples: grainy, and otherwise as anybody's. Software spends three quarters of
 * what it draws on the samples that Three.js takes, and no journey looks at how smooth a reflection is.
 */
function blurWithFewSamples(): void {
  const own = WebGL2RenderingContext.prototype.shaderSource;
  WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
    const grainy = source
      .replace(/#define GGX_SAMPLES \d+u/, '#define GGX_SAMPLES 8u')
      .replace(/#define SAMPLES \d+\s/, '#define SAMPLES 2\n')
      // The dullest reflections take all pixels there are: one of 16 will do.
      .replace(/([xy]) < sourceSize; [xy] \+\+/g, '$1 < sourceSize; $1 += 4');
    own.call(this, shader, grainy);
  };
}

/** A room is drawn with a quarter of the page's own pixels, where those are fewer than CSS pixels: others are counted. */
function drawFewPixels(): void {
  const own = devicePixelRatio;
  if (own < 1) Object.defineProperty(window, 'devicePixelRatio', { value: own / 2 });
}
