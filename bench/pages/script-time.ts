// Processor time of a page's scripts in a browser, from its trace; other work on the machine doesn't count.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession } from '@playwright/test';

export interface ScriptTime {
  /** Milliseconds of compiling, evaluating and running scripts on the main thread. */
  readonly scripts: number;
  /** The longest task that is mostly script. */
  readonly longestTask: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const SCRIPT = new Set([
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
]);
/** Time for whatever begins once the page is hydrated. */
const SETTLED_MS = 1_500;
const POLL_MS = 250;

export async function measureScripts(
  browser: Browser,
  context: BrowserContext,
  address: string,
): Promise<ScriptTime> {
  const page = await context.newPage();
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'toplevel'] });
  await page.goto(address, { waitUntil: 'load' });
  await untilHydrated(await context.newCDPSession(page));
  await sleep(SETTLED_MS);
  const trace = await browser.stopTracing();
  await page.close();
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: TraceEvent[] };
  return readTrace(traceEvents);
}

/** React marks each element that it knows. */
const IS_HYDRATED = `Object.keys(document.querySelector('#bare > *') ?? document.body).some((key) => key.startsWith('__reactFiber$'))`;

/** By a bare evaluation: Playwright's own would run its scripts in the page that is measured. */
async function untilHydrated(session: CDPSession): Promise<void> {
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression: IS_HYDRATED });
    if (result.value === true) return;
    await sleep(POLL_MS);
  }
}

function readTrace(events: readonly TraceEvent[]): ScriptTime {
  const timed = events.filter(({ ph }) => ph === 'X');
  const main = busiestThread(timed.filter(({ name }) => SCRIPT.has(name)));
  const own = timed.filter((event) => threadOf(event) === main).toSorted((a, b) => a.ts - b.ts);
  // Of scripts within scripts only the outermost counts.
  const outermost: TraceEvent[] = [];
  for (const event of own) {
    if (!SCRIPT.has(event.name)) continue;
    const last = outermost.at(-1);
    if (last === undefined || event.ts >= endOf(last)) outermost.push(event);
  }
  const tasks = own.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const withScript = tasks.filter((task) => {
    const inside = outermost.filter(({ ts }) => ts >= task.ts && ts < endOf(task));
    return sumOf(inside) > cpuOf(task) / 2;
  });
  return {
    scripts: sumOf(outermost),
    longestTask: Math.max(0, ...withScript.map(cpuOf)),
  };
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const sumOf = (events: readonly TraceEvent[]) => events.reduce((sum, one) => sum + cpuOf(one), 0);
const cpuOf = ({ tdur = 0 }: TraceEvent) => tdur / 1_000;

function busiestThread(events: readonly TraceEvent[]): string {
  const times = new Map<string, number>();
  for (const event of events) {
    const thread = threadOf(event);
    times.set(thread, (times.get(thread) ?? 0) + cpuOf(event));
  }
  return [...times].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
