// Notes and tasks of the pros, and the projects and open carts of their clients.
import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { productsUsed } from '@wevisu/scene/document/products-used.ts';
import { nodesOf } from '@wevisu/scene/document/scene.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import type pg from 'pg';
import type { Chance } from '../random.ts';
import { at } from '../table.ts';
import { clientNotes, projectNames, tasks } from './client-work.ts';
import type { Client } from './clients.ts';
import { longId } from './long-id.ts';
import { Ids, Rows, toText } from './numbered-rows.ts';
import { DAY_MS, HOUR_MS } from './seasons.ts';
import type { SellingShowroom } from './terms.ts';

export interface ClientWorkOf {
  readonly now: number;
  readonly chance: Chance;
  readonly showrooms: readonly SellingShowroom[];
  /** Who came last comes last. */
  readonly clients: readonly Client[];
  readonly homeowner: Client;
}

const NOTED = 70;
const WITH_PROJECT = 60;
const TEMPLATES = 12;

export async function loadClientWork(client: pg.PoolClient, of: ClientWorkOf): Promise<void> {
  await loadNotes(client, of);
  await loadTasks(client, of);
  await loadProjects(client, of);
}

async function loadNotes(client: pg.PoolClient, of: ClientWorkOf): Promise<void> {
  const rows = new Rows('client_notes (showroom_id, user_id, text, version, updated_at)');
  for (const one of [of.homeowner, ...of.clients.slice(-NOTED)]) {
    const written = of.now - of.chance.within(0.2, 30) * DAY_MS;
    const at = Math.max(written, Math.min(of.now, one.since + HOUR_MS));
    rows.add(one.showroomId, one.userId, of.chance.pick(clientNotes), 1, toText(at));
  }
  await rows.send(client);
}

async function loadTasks(client: pg.PoolClient, of: ClientWorkOf): Promise<void> {
  const rows = new Rows(
    'pro_tasks (showroom_id, client_id, title, due_on, done_at, version, created_at)',
  );
  for (const { id } of of.showrooms) {
    const own = of.clients.filter(({ showroomId }) => showroomId === id).slice(-40);
    for (const [title, inDays] of tasks) {
      const due = new Date(of.now + inDays * DAY_MS).toISOString().slice(0, 10);
      const created = of.now - of.chance.within(4, 9) * DAY_MS;
      const done = of.chance.percent(30)
        ? toText(of.now - of.chance.within(0.1, 3) * DAY_MS)
        : null;
      rows.add(id, of.chance.pick(own).userId, title, due, done, 1, toText(created));
    }
  }
  await rows.send(client);
}

interface Template {
  readonly id: string;
  readonly name: string;
  readonly document: Buffer;
  readonly hash: Buffer;
  readonly rooms: number;
  readonly skus: readonly string[];
}

async function readTemplates(client: pg.PoolClient): Promise<readonly Template[]> {
  const { rows } = await client.query<{ id: string; name: string; scene: string }>(
    'select id, name, scene::text from templates order by md5(id) limit $1',
    [TEMPLATES],
  );
  return rows.map(({ id, name, scene }) => {
    const { document } = readScene(JSON.parse(scene));
    const text = writeScene({ ...document, products: {} });
    return {
      ...{ id, name },
      document: zstdCompressSync(text),
      hash: createHash('sha256').update(text).digest(),
      rooms: nodesOf(document.nodes, 'room').length,
      skus: [...productsUsed(document.nodes).keys()],
    };
  });
}

/** Each began with a template; most are shared with the pro. */
async function loadProjects(client: pg.PoolClient, of: ClientWorkOf): Promise<void> {
  const { now, chance, homeowner } = of;
  const templates = await readTemplates(client);
  if (templates.length === 0) return;
  const ids = await Ids.of(client, 'projects');
  const projects =
    new Rows(`projects (id, user_id, public_id, showroom_id, name, floor_template, is_3d,
    scene_revision, shared_to_pro_at, notes, created_at, updated_at)`);
  const scenes = new Rows(
    'scenes (project_id, revision, saved_at, document, content_hash, rooms, skus)',
  );
  const owners = [homeowner, homeowner, ...of.clients.slice(-WITH_PROJECT)];
  for (const [place, owner] of owners.entries()) {
    const template = at(templates, place);
    const id = ids.take();
    const age = place < 2 ? place * 24 + 3 : chance.within(0.3, 40);
    const saved = Math.floor(Math.max(now - age * DAY_MS, Math.min(owner.since + HOUR_MS, now)));
    const isShared = place === 0 || (place > 1 && chance.percent(65));
    const shared = isShared ? toText(saved) : null;
    const name = chance.percent(55) ? chance.pick(projectNames) : template.name;
    projects.add(
      ...[id, owner.userId, longId(chance), owner.showroomId, name, template.id, 't', 1, shared],
      ...['', toText(saved - HOUR_MS), toText(saved)],
    );
    scenes.add(
      ...[id, 1, toText(saved), hexOf(template.document), hexOf(template.hash), template.rooms],
      `{${template.skus.map((sku) => `"${sku}"`).join(',')}}`,
    );
  }
  await projects.send(client);
  await scenes.send(client);
  await ids.keep(client);
}

function hexOf(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`;
}
