// What Apple's RoomPlan writes of a scanned room (CapturedRoom and CapturedStructure as JSON): meters, y
// up, transforms by columns. Every part is read on its own, so that a broken one costs nothing else.
import { z } from 'zod';

/** Larger files are no scans of homes. */
export const MAX_CHARACTERS = 16 * 1024 * 1024;

const meters = z.number().min(-500).max(500);

const transform = z
  .union([
    z.array(z.number()).length(16),
    z
      .array(z.array(z.number()).length(4))
      .length(4)
      .transform((columns) => columns.flat()),
  ])
  .refine((values) => values.slice(12, 15).every((value) => Math.abs(value) <= 500));

/** { "wall": {} } or, in other versions, "wall". */
const category = z
  .union([z.string(), z.record(z.string(), z.unknown())])
  .transform((value) => (typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')));

export const capturedPart = z.object({
  identifier: z.string().nullish(),
  parentIdentifier: z.string().nullish(),
  category: category.default(''),
  dimensions: z.tuple([meters.min(0), meters.min(0), meters.min(0)]),
  transform,
  story: z.int().nullish(),
  curve: z
    .object({ center: z.array(z.number()).min(2), radius: z.number().positive() })
    .loose()
    .nullish()
    .catch(null),
});
export type CapturedPart = z.output<typeof capturedPart>;

const section = z.object({
  label: z.string(),
  center: z.tuple([meters, meters, meters]),
});

const list = z.array(z.unknown()).max(5_000).default([]);

export const capturedRoom = z.object({
  walls: list,
  doors: list,
  windows: list,
  openings: list,
  objects: list,
  sections: z
    .array(z.unknown())
    .default([])
    .transform((all) => all.flatMap((one) => section.safeParse(one).data ?? [])),
});
