import { styles } from '@wevisu/scene/styles.ts';
import { STYLE_COOKIE } from '@wevisu/site/cookies.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { readCookie, writeCookie } from '../../../platform/cookies.ts';
import { writeStoredJson } from '../../../platform/storage.ts';

/** G-41: the liked pictures and the resulting styles, strongest first. */
export interface StoredSurvey {
  readonly liked: readonly string[];
  readonly styles: readonly string[];
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const isStyle = (id: unknown) => styles.some((style) => style.id === id);

/** A stored survey; null if there is none or it is invalid. */
export function parseSurvey(text: string | null): StoredSurvey | null {
  if (text === null) return null;
  try {
    const { liked, styles: found } = JSON.parse(text) as Record<string, unknown>;
    if (!Array.isArray(liked) || !Array.isArray(found)) return null;
    return { liked: liked.filter((id) => typeof id === 'string'), styles: found.filter(isStyle) };
  } catch {
    return null;
  }
}

/** VIS-03: stores the survey in this browser, and the styles in a cookie that the server sorts by. */
export function saveSurvey(survey: StoredSurvey): void {
  writeStoredJson(STORAGE_KEYS.styleSurvey, survey);
  writeCookie(STYLE_COOKIE, survey.styles.join('.'), survey.styles.length > 0 ? YEAR_SECONDS : 0);
}

/** The preferred styles in a request's cookie, strongest first. */
export function readStyleCookie(header: string | null): string[] {
  const found = (readCookie(header ?? '', STYLE_COOKIE) ?? '').split('.');
  return [...new Set(found)].filter(isStyle);
}
