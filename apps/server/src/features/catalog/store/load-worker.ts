// The thread that builds an index, so that its work and its garbage stay off the server's thread.
import { parentPort, workerData } from 'node:worker_threads';
import type { CatalogData } from '../index/data.ts';
import { loadCatalog } from './load-catalog.ts';

const { url } = workerData as { readonly url: string };
const data = await loadCatalog(url);
parentPort?.postMessage(data, buffersOf(data));

function buffersOf(built: CatalogData): ArrayBuffer[] {
  const { words, postings } = built;
  const pools = [...Object.values(built), ...Object.values(words), ...Object.values(postings)];
  const arrays = [...pools, ...postings.pages].filter((value) => ArrayBuffer.isView(value));
  return arrays.map((array) => array.buffer as ArrayBuffer);
}
