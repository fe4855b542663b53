// Designs made of a brief, away from the thread that answers requests: packed bytes in and out. It knows no database.
import { createHash } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { AiDesignSummary, DeclinedDesign } from '@wevisu/contract/ai-designs.ts';
import { DESIGN_RUN, DESIGN_STEPS } from '@wevisu/domain/design-ai/design-runs.ts';
import { correctBriefBy } from '@wevisu/layout/brief/brief-change.ts';
import { readBrief } from '@wevisu/layout/brief/read-brief.ts';
import type { Stocked } from '@wevisu/layout/dressing/goods.ts';
import {
  type DesignRequest,
  designRequest,
  type FinishedDesign,
} from '@wevisu/layout/requests/design-request.ts';
import type { DeclinedRequest } from '@wevisu/layout/requests/layouts.ts';
import { roomOfBrief } from '@wevisu/layout/requests/room-of-brief.ts';
import type { DesignSummary } from '@wevisu/layout/requests/summarize.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { productsUsed } from '@wevisu/scene/document/products-used.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import type { StillCamera } from '@wevisu/still/path/camera.ts';
import { isLit } from '@wevisu/still/run/is-lit.ts';
import { insideCamera } from '@wevisu/still/run/view-camera.ts';
import { bySku } from '../../product-facts/by-sku.ts';
import { unpackGoods } from '../goods/packed-goods.ts';

export interface DesignInput {
  readonly text: string;
  /** BriefChanges as the client sent them. */
  readonly corrections: readonly unknown[];
  readonly start: StartScene | null;
  readonly withinDays: number | null;
  readonly variation: number;
  /** As packGoods has it. */
  readonly goods: Uint8Array;
  /** Two Int32: the index of the step, and thousandths of all. */
  readonly progress: SharedArrayBuffer;
}

export interface StartScene {
  /** Without facts of products, packed by zstd. */
  readonly document: Uint8Array;
  readonly facts: readonly ProductFacts[];
  readonly roomId: string;
  readonly keep: readonly string[];
}

/** What a design takes of a product, and what was believed of it. */
export interface DesignOrder {
  readonly sku: string;
  readonly units: number;
  readonly priceCents: number | null;
  readonly problem: ProductFacts['problem'];
  /** Whether units were counted against what is left. */
  readonly isCounted: boolean;
}

export interface MadeDesign {
  readonly summary: AiDesignSummary;
  /** Without facts of products, packed by zstd. */
  readonly document: Uint8Array;
  readonly contentHash: Uint8Array;
  readonly rooms: number;
  readonly skus: readonly string[];
  readonly orders: readonly DesignOrder[];
  /** With its products, packed: it can be drawn without the database. */
  readonly whole: Uint8Array;
  /** Null if there is no place to stand. */
  readonly camera: StillCamera | null;
}

export type DesignAnswer =
  | { readonly kind: 'designed'; readonly roomId: string; readonly designs: readonly MadeDesign[] }
  | { readonly kind: 'declined'; readonly declined: DeclinedDesign };

export function designRoom(input: DesignInput): DesignAnswer {
  const brief = correctBriefBy(readBrief(input.text), input.corrections);
  if (!brief) throw new Error('the corrections were checked when the run began');
  const goods = unpackGoods(input.goods, input.start?.facts ?? []);
  const start: DesignRequest['start'] = input.start && {
    document: openScene(input.start),
    roomId: input.start.roomId,
    keep: input.start.keep,
  };
  const { withinDays, variation } = input;
  const progress = new Int32Array(input.progress);
  const outcome = designRequest(
    { brief, start, withinDays, variation },
    goods,
    ({ step, part }) => {
      Atomics.store(progress, 0, DESIGN_STEPS.indexOf(step));
      Atomics.store(progress, 1, Math.max(0, Math.min(1_000, Math.round(part * 1_000))));
    },
  );
  if (outcome.kind === 'declined')
    return { kind: 'declined', declined: toDeclined(outcome.declined) };
  const designs = outcome.designs
    .slice(0, DESIGN_RUN.maxDesigns)
    .map((one) => packDesign(one, goods));
  return { kind: 'designed', roomId: start?.roomId ?? roomOfBrief(brief).roomId, designs };
}

/** We wrote it: one that can't be read means a bug or a broken disk. */
function openScene({ document, facts }: StartScene): SceneDocument {
  const raw = JSON.parse(zstdDecompressSync(document).toString());
  return readScene({ ...raw, products: bySku(facts) }).document;
}

/** As it is kept and drawn. */
export function packDesign({ document, summary }: FinishedDesign, goods: Stocked): MadeDesign {
  // A person's budget is in the brief, and a design may be shared.
  const open = { ...document, budgetCents: null };
  const bare = writeScene({ ...open, products: {} });
  const orders = takeoffOf(open).orders.filter(({ units }) => units > 0);
  return {
    summary: toSummary(summary),
    document: new Uint8Array(zstdCompressSync(bare)),
    contentHash: createHash('sha256').update(bare).digest(),
    rooms: nodesOf(open.nodes, 'room').length,
    skus: [...productsUsed(open.nodes).keys()],
    orders: orders.map(({ sku, units }) => {
      const { priceCents = null, problem = 'discontinued' } = open.products[sku] ?? {};
      return { sku, units, priceCents, problem, isCounted: goods.available(sku) !== null };
    }),
    whole: new Uint8Array(zstdCompressSync(writeScene(open))),
    camera: isLit(open) ? insideCamera(open) : null,
  };
}

function toSummary(of: DesignSummary): AiDesignSummary {
  const {
    totalCents,
    narrowestWayTenths,
    triangleTenths,
    vendors,
    score,
    findings,
    wishes,
    unsold,
    ...rest
  } = of;
  return {
    ...rest,
    total_cents: totalCents,
    narrowest_way_tenths: narrowestWayTenths,
    triangle_tenths: triangleTenths,
    vendors: [...vendors],
    score: [...score],
    findings: [...findings],
    wishes: [...wishes],
    unsold: [...unsold],
  };
}

function toDeclined({ text, rules, change }: DeclinedRequest): DeclinedDesign {
  return {
    text,
    rules: [...rules],
    change: change && {
      text: change.text,
      corrections: change.corrections.map((one) => ({ ...one })),
    },
  };
}
