/** What somebody may keep as templates of their own: rooms to start further rooms from. */
export const OWN_TEMPLATE = {
  most: 40,
  mostLetters: 80,
  /** Pictures of one account that are not drawn yet: together they take less than a still of the largest size. */
  maxWaiting: 12,
} as const;

const KEY = /^own-([1-9]\d{0,14})$/;

/** How an own template is named where one of ours is named by its id: in addresses, and as what a project began with. */
export function ownTemplateKey(id: number): string {
  return `own-${id}`;
}

/**
 * What the picture of an own template shows, its drawn plan or the room, and which of its pictures that is: the version
 * belongs into the file's address.
 */
export function ownTemplatePicture({
  planHash,
  stillId,
}: {
  readonly planHash: string;
  readonly stillId: number | null;
}): { readonly kind: 'plan' | 'still'; readonly version: string } {
  return stillId === null
    ? { kind: 'plan', version: planHash }
    : { kind: 'still', version: `still-${stillId}` };
}

/** The id in such a name; null for the names of our templates. */
export function ownTemplateIdOf(key: string): number | null {
  const [, id] = KEY.exec(key) ?? [];
  return id === undefined ? null : Number(id);
}
