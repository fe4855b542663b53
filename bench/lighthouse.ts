// npm run lighthouse [-- --times=3]
// Builds and starts the product with the small demo world and runs Lighthouse on four pages with its simulated phone on
// a slow network. The table goes into docs/performance.md; failed audits are printed. Nothing else should run on the
// machine meanwhile.
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { PATHS } from '@wevisu/site/paths.ts';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../scripts/start/program.ts';
import { keepCart } from './pages/shop.ts';
import { readTimes, type ShopToMeasure, withShop } from './pages/shop-to-measure.ts';
import { describeMachine } from './results.ts';
import { writeBetween } from './write-between.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

interface Measured {
  readonly title: string;
  readonly runs: readonly Result[];
}

const times = readTimes(3);
await withShop(async (opened) => {
  const measured = await measureAll(opened);
  for (const one of measured) tellFaults(one);
  const table = toTable(measured);
  console.log(table);
  await writeBetween('lighthouse', table);
});

async function measureAll(opened: ShopToMeasure): Promise<readonly Measured[]> {
  const { origin, shop, executablePath } = opened;
  const debugPort = await freePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    args: [`--remote-debugging-port=${debugPort}`],
  });
  try {
    const look = async (title: string, path: string, asGuestWithCart = false) => {
      const runs: Result[] = [];
      for (let time = 0; time < times; time++) {
        if (asGuestWithCart) await keepCart(context, origin, shop);
        const found = await lighthouse(origin + path, {
          port: debugPort,
          onlyCategories: [...CATEGORIES],
          disableStorageReset: asGuestWithCart,
          logLevel: 'error',
        });
        if (!found) throw new Error(`Lighthouse found nothing to say of ${path}`);
        runs.push(found.lhr);
      }
      return { title, runs };
    };
    return [
      await look('home', PATHS.home),
      await look('category', shop.categoryPath),
      await look('product', shop.productPath),
      await look('cart, with a product in it', PATHS.cart, true),
    ];
  } finally {
    await context.close();
  }
}

/** Audits that lost points, and what they name. */
function tellFaults({ title, runs: [run] }: Measured): void {
  for (const name of CATEGORIES) {
    for (const { id, weight } of run?.categories[name]?.auditRefs ?? []) {
      const audit = run?.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) continue;
      console.log(`${title}, ${name}: ${audit.title} (${audit.displayValue ?? audit.score})`);
      const details = audit.details && 'items' in audit.details ? audit.details.items : [];
      for (const item of details.slice(0, 5))
        console.log(`  ${JSON.stringify(item).slice(0, 300)}`);
    }
  }
}

function toTable(measured: readonly Measured[]): string {
  const rows = measured.map(({ title, runs }) => {
    const points = (name: Category) => runs.map((run) => (run.categories[name]?.score ?? 0) * 100);
    const audit = (id: string) => runs.map((run) => run.audits[id]?.numericValue ?? Number.NaN);
    return [
      title,
      `${median(points('performance')).toFixed(0)} (${points('performance').map(Math.round).join(', ')})`,
      Math.min(...points('accessibility')).toFixed(0),
      Math.min(...points('best-practices')).toFixed(0),
      Math.min(...points('seo')).toFixed(0),
      `${(median(audit('largest-contentful-paint')) / 1000).toFixed(1)} s`,
      Math.max(...audit('cumulative-layout-shift')).toFixed(3),
      `${median(audit('total-blocking-time')).toFixed(0)} ms`,
    ];
  });
  const heads = [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'largest paint',
    'layout shift',
    'blocking',
  ];
  const asked = ['asked', '95', '100', '95', '100', '', 'under 0.02', ''];
  const lines = [heads, heads.map(() => '---'), ...rows, asked].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  const version = measured[0]?.runs[0]?.lighthouseVersion;
  return `${describeMachine()}; Lighthouse ${version}, mobile, simulated throttling; median of ${times} runs (each in brackets),
of points below performance the worst, of layout shift the largest. Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}.

${lines.join('\n')}
`;
}

function median(found: readonly number[]): number {
  return found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)] ?? Number.NaN;
}
