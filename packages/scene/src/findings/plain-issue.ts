import type { z } from 'zod';

/** The first problem that a schema found, in a few words: 'widthTenths: too big'. */
export function plainIssue(error: z.ZodError | undefined): string {
  const [issue] = error?.issues ?? [];
  if (!issue) return 'not as this version knows it';
  const where = issue.path.map(String).join(' ');
  const message = issue.message.replace(/^Invalid input: /, '').replace(/\.$/, '');
  return (where ? `${where}: ${message}` : message).slice(0, 200);
}
