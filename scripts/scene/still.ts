import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { lightModes } from '@wevisu/scene/light/light-modes.ts';
import { renderStill } from '@wevisu/still/run/render-still.ts';
import { stillRequest } from '@wevisu/still/run/request.ts';
import { keyOf, readState, writeState } from '@wevisu/still/run/still-state.ts';
import sharp from 'sharp';
import { z } from 'zod';
import { type Command, CommandFailure, exitCodes } from './command.ts';
import { fromWherePersonStands, openComputable } from './open-scene.ts';
import { stillCamera } from './still-camera.ts';

const numbers = z.object({
  width: z.coerce.number().default(640),
  height: z.coerce.number().default(480),
  samples: z.coerce.number().default(64),
  seed: z.coerce.number().default(1),
  threads: z.coerce.number().int().min(1).max(64).default(availableParallelism()),
});

function requireGood<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  const where = first?.path.join('.') ?? '';
  throw new CommandFailure(exitCodes.badUsage, `still can't take ${where}: ${first?.message}.`);
}

/** The saved state of this picture; null if there is none. */
async function readKept(path: string): Promise<Uint8Array | null> {
  return readFile(path).catch(() => null);
}

/** Written to a temporary file and moved, so that a stop leaves no partial file. */
async function keep(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}

export const still: Command = {
  subject: 'FILE',
  says: 'a picture in high quality, path-traced, as PNG; --keep takes up again what was interrupted',
  options: {
    ...{ out: 'text', width: 'text', height: 'text', samples: 'text', seed: 'text' },
    ...{ light: lightModes, view: 'text', threads: 'text', keep: 'text' },
  },
  async run(given) {
    const { options, streams } = given;
    const say = (text: string): void => {
      streams.stderr.write(`${text}\n`);
    };
    const { threads, ...asked } = requireGood(numbers, options);
    const { document } = await openComputable(given);
    const camera = stillCamera(document, options.view);
    const light = options.light ?? 'day';
    const request = requireGood(stillRequest, { ...asked, light, camera });
    const path = options.keep === undefined ? null : fromWherePersonStands(options.keep);
    const kept = path === null ? null : await readKept(path);
    const from = kept && readState(kept, keyOf(document, request), request);
    if (kept && !from) say(`${options.keep} is of another picture: begun anew.`);
    if (from) say(`Goes on after ${from.samples} of ${request.samples} samples.`);
    const started = performance.now();
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
    const { width, height, rgb, samples } = await renderStill(document, request, {
      threads,
      ...(from ? { from } : {}),
      onDraft: ({ width, height }) => say(`A draft of ${width} by ${height}, ${seconds()}`),
      onPass: async ({ state }) => {
        if (path !== null) await keep(path, writeState(state));
        say(`${state.samples} of ${request.samples} samples, ${seconds()}`);
      },
    });
    if (path !== null) await rm(path, { force: true });
    const output = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    return { output, exitCode: exitCodes.fine, notes: `${samples} samples, ${seconds()}\n` };
  },
};
