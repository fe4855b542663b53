// The engine of AI 3D design as one script for a worker of a page, and goods as data that both sides are given alike.
import { readBrief } from '@wevisu/layout/brief/read-brief.ts';
import type { Candidate, Stocked } from '@wevisu/layout/dressing/goods.ts';
import { designRequest } from '@wevisu/layout/requests/design-request.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { build } from 'vite';

export interface GoodsAsData {
  readonly of: Readonly<Record<string, readonly Candidate[]>>;
  /** Of what is not among them: parts of cabinet lines. */
  readonly facts: Readonly<Record<string, ProductFacts>>;
}

/** Scenes of all designs of some briefs, as they are saved. It runs in a page, too: it may use nothing else of this file. */
export function designsOf(texts: readonly string[], { of, facts }: GoodsAsData): string[] {
  const known = new Map(
    Object.values(of).flatMap((all) => all.map((one) => [one.facts.sku, one.facts] as const)),
  );
  const goods: Stocked = {
    of: (child) => of[child] ?? [],
    facts: (sku) => known.get(sku) ?? facts[sku] ?? null,
    available: () => null,
  };
  return texts.flatMap((text) => {
    const request = { brief: readBrief(text), start: null, withinDays: null, variation: 0 };
    const outcome = designRequest(request, goods);
    if (outcome.kind === 'declined') throw new Error(outcome.declined.text);
    return outcome.designs.map(({ document }) => writeScene(document));
  });
}

/** Some of each category are enough to choose from, and few enough to send. */
const OF_A_CATEGORY = 200;

function thinned<T>(all: readonly T[]): readonly T[] {
  const step = Math.ceil(all.length / OF_A_CATEGORY);
  return all.filter((_, i) => i % step === 0);
}

/** What of goods some briefs ask for, as what goes to another thread or page. */
export function goodsFor(texts: readonly string[], goods: Stocked): GoodsAsData {
  const of: Record<string, readonly Candidate[]> = {};
  const facts: Record<string, ProductFacts> = {};
  const seen: Stocked = {
    of(child) {
      const found = of[child] ?? thinned(goods.of(child));
      of[child] = found;
      return found;
    },
    facts(sku) {
      const found = goods.facts(sku);
      if (found) facts[sku] = found;
      return found;
    },
    available: () => null,
  };
  for (const text of texts) {
    const request = { brief: readBrief(text), start: null, withinDays: null, variation: 0 };
    designRequest(request, seen);
  }
  return JSON.parse(JSON.stringify({ of, facts }));
}

/** A script that answers each message of briefs and goods with their scenes. */
export async function workerScript(): Promise<string> {
  const entry = 'virtual:design-bytes';
  const code = `import { readBrief } from '@wevisu/layout/brief/read-brief.ts';
    import { designRequest } from '@wevisu/layout/requests/design-request.ts';
    import { writeScene } from '@wevisu/scene/document/write-scene.ts';
    const designsOf = ${designsOf.toString()};
    self.onmessage = ({ data }) => self.postMessage(designsOf(data.texts, data.goods));`;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'design-bytes',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  if (!('output' in built)) throw new Error('The script was not built.');
  return built.output[0].code;
}
