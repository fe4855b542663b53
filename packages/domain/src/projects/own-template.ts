/** Limits of own templates: saved rooms to start other rooms from. */
export const OWN_TEMPLATE = {
  maxTemplates: 40,
  maxNameLength: 80,
  /** Undrawn pictures per account: together they take less time than one still of the largest size. */
  maxWaiting: 12,
} as const;

const KEY = /^own-([1-9]\d{0,14})$/;

/** The key of an own template, used where one of ours has its id: in URLs, and as the origin of a project. */
export function ownTemplateKey(id: number): string {
  return `own-${id}`;
}

/**
 * What the picture of an own template shows, its plan or the room, and which version of it:
 * the version is part of the file's URL.
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

/** The id in such a key; null for a key of one of our templates. */
export function ownTemplateIdOf(key: string): number | null {
  const [, id] = KEY.exec(key) ?? [];
  return id === undefined ? null : Number(id);
}
