// A still worker on a database of its own with small stills queued, for tests.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { lookOf } from '@wevisu/scene/reading/look-of.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { stillRequest } from '@wevisu/still/run/request.ts';
import type { TestDatabase } from '../../../platform/database/test-database.ts';
import { createFileStore } from '../../../platform/storage/file-store.ts';
import { insertStill } from '../store/stills.ts';
import { CORNER_VIEW, roomWithWalls } from '../test-stills.ts';
import {
  createStillWorker,
  type StillWorkerDeps,
  type StillWorkerOptions,
} from './still-worker.ts';
import { STILL_WORKER } from './still-worker-options.ts';

const QUICK: Partial<StillWorkerOptions> = {
  ...{ threads: 1, pollMs: 100, beatMs: 100, keepEveryMs: 0, restMs: 0 },
};

/** The scene of every still here, as it is kept. */
export const PACKED = zstdCompressSync(writeScene(readScene(roomWithWalls(null)).document));

/** 64 by 48 pixels are quick; the number of samples says how often it tells of itself: after 1, 2, 4, 8, 16, 32, 48, … */
export function requestOf(samples: number) {
  const camera = { ...CORNER_VIEW };
  return stillRequest.parse({ width: 64, height: 48, samples, seed: 1, light: 'day', camera });
}

let made = 0;

export async function testStillWorker(
  { pool }: Pick<TestDatabase, 'pool'>,
  dataDir: string,
  s3: StillWorkerDeps['store']['s3'] = null,
) {
  const store = { dataDir, s3 };
  const files = await createFileStore(store);
  const errors: string[] = [];
  async function id<Id extends number>(text: string, values: unknown[]): Promise<Id> {
    return (await pool.query(text, values)).rows[0].id;
  }
  const newUser = () =>
    id<UserId>(
      `insert into users (type, status, email, first_name, last_name)
       values ('User', 'Active', $1, 'Ana', 'Lopez') returning id`,
      [`ana${++made}@example.com`],
    );
  const showroomId = await id(
    "insert into showrooms (user_id, vsd_id, company_name) values ($1, $2, 'Stills') returning id",
    [await newUser(), `STILL${String(++made).padStart(3, '0')}`],
  );
  return {
    files,
    errors,
    newUser,
    newProject: (userId: UserId) =>
      id<ProjectId>(
        'insert into projects (user_id, public_id, showroom_id) values ($1, $2, $3) returning id',
        [userId, `project-of-a-test-of-stills-${++made}`, showroomId],
      ),
    open(over: Partial<StillWorkerOptions> = {}) {
      const onError = (error: Error) => void errors.push(error.message);
      const deps = { pool, files, store, now: () => new Date(), onError };
      return createStillWorker(deps, { ...STILL_WORKER, ...QUICK, ...over });
    },
    async ask(of: { readonly userId: UserId; readonly projectId: ProjectId }, samples = 2) {
      const asked = {
        ...{ name: 'Kitchen', request: requestOf(samples), revision: 1, document: PACKED },
        look: lookOf({}),
        ...{ key: `stills/test-${++made}`, now: new Date(), max: 24, maxInAll: 400, maxWaiting: 9 },
      };
      const still = await insertStill(pool, { ...of, ...asked });
      if (typeof still !== 'number') throw new Error(`not asked for: ${still}`);
      return { id: still, key: asked.key };
    },
    async row(still: number) {
      const { rows } = await pool.query('select * from stills where id = $1', [still]);
      return rows[0] ?? null;
    },
    /** Of all stills; drafts of files count as well. */
    async keptFiles(): Promise<string[]> {
      const found = await Promise.all(
        ['stills', 'drafts'].map((folder) =>
          readdir(join(dataDir, 'files', folder)).catch(() => []),
        ),
      );
      return found.flat().sort();
    },
  };
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
