import { prosProfilePath } from '@wevisu/site/directory-paths.ts';
import type { DirectoryDeps } from './deps.ts';
import { countListed, listSlugs } from './store/listed.ts';

/** The profiles that search engines may find, in an order that stays. */
export function proPaths({ pool, now }: Pick<DirectoryDeps, 'pool' | 'now'>) {
  return {
    count: async () => (await countListed(pool, { now: now() })).pros,
    list: async (offset: number, limit: number) =>
      (await listSlugs(pool, { offset, limit, now: now() })).map(({ slug }) =>
        prosProfilePath(slug),
      ),
  };
}
