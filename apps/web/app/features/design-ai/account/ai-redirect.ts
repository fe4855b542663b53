import { PATHS } from '@wevisu/site/paths.ts';
import { safePath } from '../../../platform/safe-path.ts';

/** Where a sign-in to AI 3D design leads: back to a page of it, else to its welcome. */
export function aiTarget(redirect: string | null): string {
  const path = safePath(redirect);
  return path.startsWith(PATHS.designAi) ? path : PATHS.designAiWelcome;
}

export function aiLoginPath(redirect: string): string {
  return `${PATHS.designAiLogin}?redirect=${encodeURIComponent(redirect)}`;
}
