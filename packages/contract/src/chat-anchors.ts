// What a message of a chat can point at.
import { CHAT_FILE_TYPES } from '@wevisu/domain/chat/chat.ts';
import { coordinate } from '@wevisu/scene/document/lengths.ts';
import { nodeId } from '@wevisu/scene/document/node-id.ts';
import { z } from 'zod';

export const chatFileSchema = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(CHAT_FILE_TYPES),
  bytes: z.int(),
  /** Pixels of a picture, upright; null for other files. */
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type ChatFile = z.output<typeof chatFileSchema>;

/** Of a picture's width, from the left, or of its height, from the top: in thousandths. */
const thousandths = z.int().min(0).max(1000);

/** A wall as it is seen from inside one of the rooms beside it. */
const wall = { room: nodeId, wall: nodeId };
const spot = { x: thousandths, y: thousandths };

/** In the plan, and above the floor of a story, tenths of a millimeter. */
const pin = { level: nodeId, x: coordinate, y: coordinate, z: z.int().min(-200_000).max(200_000) };

/** Who is done with a pin, and since when. */
const settled = z.object({ by: z.string(), at: z.string() });

/** A pin in the room; its number is of the pins of its chat. */
export const placedPin = {
  ...{ number: z.int(), ...pin, node: nodeId.nullable() },
  settled: settled.nullable(),
};

export const anchorRefSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), variant: z.int().positive() }),
  z.object({ kind: z.literal('order_item'), item: z.int().positive() }),
  z.object({ kind: z.literal('wall'), ...wall }),
  /** A spot in a picture that was sent in this chat. */
  z.object({ kind: z.literal('spot'), file: z.int().positive(), ...spot }),
  /** A place in the room of the project; `node` is what it was put on. */
  z.object({ kind: z.literal('pin'), ...pin, node: nodeId.nullable().default(null) }),
]);
export type AnchorRef = z.output<typeof anchorRefSchema>;

/** Of a product. */
const product = { label: z.string(), hash: z.string(), vsd_id: z.string() };

export const anchorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), ...product, number: z.null() }),
  /** The number is the order's. */
  z.object({ kind: z.literal('order_item'), ...product, number: z.string() }),
  z.object({ kind: z.literal('wall'), label: z.string(), project: z.int(), ...wall }),
  z.object({
    kind: z.literal('spot'),
    /** Of the spots of its picture. */
    number: z.int(),
    ...spot,
    /** Null once the picture is removed. */
    file: chatFileSchema.nullable(),
  }),
  z.object({ kind: z.literal('pin'), project: z.int(), ...placedPin }),
  /** Something that the reader may not see. */
  z.object({ kind: z.literal('hidden') }),
]);
export type ChatAnchor = z.output<typeof anchorSchema>;
