import type { UserId } from '@wevisu/domain/ids.ts';
import { styles } from '@wevisu/scene/styles.ts';
import type { DesignLibraryDeps } from './deps.ts';
import { readStyles } from './store/rooms.ts';
import { getSurvey, putSurvey, type Survey } from './store/surveys.ts';

type Deps = Pick<DesignLibraryDeps, 'pool' | 'now'>;

export function getStyleSurvey({ pool }: Deps, userId: UserId): Promise<Survey | null> {
  return getSurvey(pool, { userId });
}

/** G-41: the styles of the liked pictures, strongest first; ties go to the one offered first. */
export async function saveStyleSurvey(
  { pool, now }: Deps,
  of: { readonly userId: UserId; readonly liked: readonly string[] },
): Promise<Survey> {
  const liked = [...new Set(of.liked)];
  const found = await readStyles(pool, liked);
  const counts = styles
    .map(({ id }) => ({ id, count: found.filter((style) => style === id).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const survey = { liked, styles: counts.map(({ id }) => id) };
  await putSurvey(pool, { ...survey, userId: of.userId, now: now() });
  return survey;
}
