// Designs of AI 3D design that the demo world shows as examples: built/examples/ID.json of each brief, with the stills
// beside the other pictures of rooms. Made by `npm run designs:examples` with the engine itself, and kept, so that a first
// start need not design and draw.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { designSummarySchema } from '@wevisu/contract/ai-designs.ts';
import { z } from 'zod';
import { EXAMPLE_BRIEFS, type ExampleBrief } from './example-briefs.ts';
import { BUILT_ROOMS_FOLDER, ROOM_PICTURES_FOLDER } from './room-files.ts';

export const EXAMPLES_FOLDER = join(BUILT_ROOMS_FOLDER, 'examples');
export const EXAMPLE_PICTURES_FOLDER = join(ROOM_PICTURES_FOLDER, '../designs');

export const exampleFile = z.strictObject({
  text: z.string(),
  /** The room that was designed. */
  roomId: z.string(),
  designs: z
    .array(
      z.strictObject({
        summary: designSummarySchema,
        /** What its takeoff orders, each SKU once. */
        orders: z.array(z.strictObject({ sku: z.string(), units: z.int().min(1) })),
        /** All that it is made of. */
        skus: z.array(z.string()),
        rooms: z.int().min(1),
        /** Without facts of products. */
        scene: z.record(z.string(), z.unknown()),
      }),
    )
    .min(1)
    .max(3),
});
export type ExampleFile = z.output<typeof exampleFile>;

export interface Example extends ExampleFile, Pick<ExampleBrief, 'id' | 'shown'> {
  /** Of each design, as WebP; null where none is drawn: its plan is shown instead. */
  readonly pictures: readonly (Buffer | null)[];
}

export const picturePath = (id: string, at: number) =>
  join(EXAMPLE_PICTURES_FOLDER, `${id}-${at}.webp`);

/** In the order in which they are shown. */
export function readExamples(): Promise<readonly Example[]> {
  return Promise.all(
    EXAMPLE_BRIEFS.map(async ({ id, shown }) => {
      const text = await readFile(join(EXAMPLES_FOLDER, `${id}.json`), 'utf8');
      const file = exampleFile.parse(JSON.parse(text));
      const pictures = await Promise.all(
        file.designs.map((_, n) => readFile(picturePath(id, n + 1)).catch(() => null)),
      );
      return { ...file, id, shown, pictures };
    }),
  );
}
