// What people do in a shop at the same time. Each person goes on with the next step once the one before is answered.
import { setTimeout as sleep } from 'node:timers/promises';
import { mediaAddress } from '@wevisu/contract/media.ts';
import { SHOWROOM_COOKIE } from '@wevisu/site/cookies.ts';
import sharp from 'sharp';
import type { World } from './scenario.ts';
import { categoryPaths } from './scenarios/page-addresses.ts';

const HOMEOWNER = { email: 'homeowner@example.com', password: 'Remodel-2026' };
const SEARCHES = ['white oak', 'marble tile', 'gray vanity', 'brass faucet', 'walnut plank'];
const LOOKS_MS = 50;
const EDITS_MS = 1_500;
const UPLOADS_MS = 20_000;
/** Rooms saved between two stills. */
const SAVES_A_STILL = 40;
const STILL_LIMIT_MS = 180_000;
const CAMERA = { eye: [1.5, 1.6, -1.5], target: [3.5, 0.9, -3], fovDeg: 65 };

export interface MixedWork {
  /** Reads lists, searches, opens pages and looks at their pictures. */
  shop(isOver: () => boolean): Promise<void>;
  /** Opens templates as rooms, saves and counts them, puts them into the cart and has stills drawn. */
  design(isOver: () => boolean): Promise<void>;
  uploadPictures(isOver: () => boolean): Promise<void>;
  /** How often what was done. */
  readonly done: ReadonlyMap<string, number>;
  errors(): number;
}

interface Sent {
  readonly method?: string;
  readonly token?: string;
  readonly json?: unknown;
  readonly form?: FormData;
}

export async function openMixedWork(world: World, origin: string): Promise<MixedWork> {
  const { draw, vsdId } = world;
  const categories = await categoryPaths(world);
  const { rows: products } = await world.pool.query<{ hash: string; key: string | null }>(
    `select hash, picture_key as key from products where status = 'active' order by md5(hash) limit 5000`,
  );
  const { rows: showrooms } = await world.pool.query<{ user_id: number }>(
    'select user_id from showrooms where vsd_id = $1',
    [vsdId],
  );
  const showroom = showrooms[0]?.user_id ?? 0;
  const photo = await sharp({
    create: { width: 2400, height: 1800, channels: 3, background: '#b9a58c' },
  })
    .jpeg()
    .toBuffer();
  const done = new Map<string, number>();
  const count = (what: string) => done.set(what, (done.get(what) ?? 0) + 1);
  let errors = 0;

  async function send(path: string, { method = 'GET', token, json, form }: Sent = {}) {
    const body = form ?? (json === undefined ? null : JSON.stringify(json));
    const reply = await fetch(origin + path, {
      method,
      body,
      headers: {
        cookie: `${SHOWROOM_COOKIE}=${vsdId}`,
        // Every request has the limits of a visitor of its own.
        'x-forwarded-for': `10.${draw.below(256)}.${draw.below(256)}.${draw.below(256)}`,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
    });
    const bytes = Buffer.from(await reply.arrayBuffer());
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${bytes.subarray(0, 200)}`);
    return bytes;
  }
  const read = async <T>(path: string, sent?: Sent): Promise<T> =>
    JSON.parse(`${await send(path, sent)}`);

  /** Steps again and again; one that fails is counted and said the first times. */
  async function repeat(isOver: () => boolean, step: () => Promise<void>): Promise<void> {
    while (!isOver()) {
      try {
        await step();
      } catch (error) {
        errors += 1;
        if (errors <= 5) console.error(`  ${error instanceof Error ? error.message : error}`);
        await sleep(EDITS_MS);
      }
    }
  }

  const signIn = () => read<{ token: string }>('/api/login', { method: 'POST', json: HOMEOWNER });

  async function look(): Promise<void> {
    const { hash, key } = draw.of(products);
    await send(`${draw.of(categories)}?view=${draw.below(1e9)}`);
    count('category pages');
    await send(`/api/products?showroom=${showroom}&q=${encodeURIComponent(draw.of(SEARCHES))}`);
    count('searches');
    await send(`/product/${hash}?view=${draw.below(1e9)}`);
    count('product pages');
    const picture = key?.startsWith('m/') ? key : `p/${hash}/0-${key}`;
    if (key !== null) await send(mediaAddress(picture, 240));
    count('pictures');
    await sleep(LOOKS_MS);
  }

  async function designRoom(token: string, templates: readonly string[], isOver: () => boolean) {
    const template = draw.of(templates);
    const { data } = await read<{ data: { scene: object } }>(
      `/api/visualization/templates/${template}?showroom=${showroom}`,
    );
    const made = await read<{ data: number }>('/api/projectCart', {
      ...{ method: 'POST', token },
      json: { showroom, name: 'Mixed hour' },
    });
    const address = `/api/projects/${made.data}`;
    let revision = 0;
    for (let save = 0; save < SAVES_A_STILL && !isOver(); save += 1) {
      const saved = await read<{ data: { revision: number } }>(`${address}/scene`, {
        ...{ method: 'PUT', token },
        json: { base_revision: revision, scene: data.scene },
      });
      revision = saved.data.revision;
      count('rooms saved');
      await send(`${address}/cart_changes`, { token });
      count('rooms counted');
      await sleep(EDITS_MS);
    }
    if (revision > 0) await drawStill(address, token, isOver);
    await send(address, { method: 'DELETE', token });
  }

  async function drawStill(address: string, token: string, isOver: () => boolean): Promise<void> {
    const asked = await read<{ data: { id: number } }>(`${address}/stills`, {
      ...{ method: 'POST', token },
      json: { name: 'Day', size: 'small', shape: 'landscape', light: 'day', camera: CAMERA },
    });
    const until = performance.now() + STILL_LIMIT_MS;
    while (performance.now() < until && !isOver()) {
      await sleep(EDITS_MS);
      const { data } = await read<{ data: { id: number; status: string }[] }>(`${address}/stills`, {
        token,
      });
      const still = data.find(({ id }) => id === asked.data.id);
      if (still?.status === 'failed') throw new Error('a still failed');
      if (still?.status === 'done') {
        count('stills');
        return;
      }
    }
    count('stills left undone');
  }

  return {
    done,
    errors: () => errors,
    shop: (isOver) => repeat(isOver, look),
    async design(isOver) {
      const { token } = await signIn();
      const { data } = await read<{ data: { data: { id: string }[] } }>(
        `/api/visualization/templates?showroom=${showroom}&ppp=48`,
      );
      const templates = data.data.map(({ id }) => id);
      await repeat(isOver, () => designRoom(token, templates, isOver));
    },
    async uploadPictures(isOver) {
      const { token } = await signIn();
      const path = '/api/visualization/pictures';
      await repeat(isOver, async () => {
        const form = new FormData();
        form.set('name', 'Our room');
        form.set('picture', new File([new Uint8Array(photo)], 'room.jpg', { type: 'image/jpeg' }));
        const { data } = await read<{ data: { id: number } }>(path, {
          method: 'POST',
          token,
          form,
        });
        count('pictures uploaded');
        await send(`${path}/${data.id}`, { method: 'DELETE', token });
        for (let ms = 0; ms < UPLOADS_MS && !isOver(); ms += 1_000) await sleep(1_000);
      });
    },
  };
}
