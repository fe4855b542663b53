// Painting the surfaces that journeys meet would take minutes of a processor, and they look at hardly any of them. So the
// large picture of each product lies in the server's files from the start, in one color; the server scales it down for
// lists. Other views of a product, its variants, categories and rooms are painted as on the site.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listProducts } from '@wevisu/contract/catalog.ts';
import { MEDIA_WIDTHS } from '@wevisu/contract/media.ts';
import sharp from 'sharp';

const LARGEST = Math.max(...MEDIA_WIDTHS);
const SQUARE = { width: LARGEST, height: LARGEST, channels: 3, background: '#c9c2b6' } as const;

export async function layFlatPictures(origin: string, dataDir: string): Promise<void> {
  const picture = await sharp({ create: SQUARE }).webp().toBuffer();
  for (const key of await listSurfaces(origin)) {
    const path = join(dataDir, 'files/media', String(LARGEST), `${key}.webp`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, picture);
  }
}

async function listSurfaces(origin: string): Promise<readonly string[]> {
  const keys: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const reply = await fetch(`${origin}${listProducts.path}?ppp=100&page=${page}`);
    const { data } = listProducts.reply.parse(await reply.json());
    keys.push(...data.data.flatMap(({ picture }) => picture ?? []));
    last = data.last_page;
  }
  return keys.filter((key) => key.startsWith('p/'));
}
