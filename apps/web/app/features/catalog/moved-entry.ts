import { findMovedEntry } from '@wevisu/contract/catalog.ts';
import { departmentPath } from '@wevisu/site/paths.ts';
import { data, redirect } from 'react-router';
import { loadOrNull } from '../../platform/load.ts';

type Context = Parameters<typeof loadOrNull>[0];

/** What to throw for an address that the menu does not have: the way to the new one for good, or a 404. */
export async function categoryGone(
  context: Context,
  slug: string,
  toPath: (slug: string) => string,
) {
  const now = await findMoved(context, 'category', slug);
  return now === null
    ? data({ message: 'This category was not found.' }, { status: 404 })
    : redirect(toPath(now), 301);
}

export async function departmentGone(context: Context, slug: string) {
  const now = await findMoved(context, 'department', slug);
  return now === null
    ? data({ message: 'This department was not found.' }, { status: 404 })
    : redirect(departmentPath(now), 301);
}

/** Null also for one that is hidden: it has the address that was asked for. */
async function findMoved(context: Context, kind: 'department' | 'category', slug: string) {
  if (slug === '' || slug.length > 80) return null;
  const found = await loadOrNull(context, findMovedEntry, { params: { kind, slug } });
  return found === null || found.data.slug === slug ? null : found.data.slug;
}
