// Without the schemas of product-picture.ts, which only some pages need.

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/**
 * The picture of a variant: its override laid over its product's picture. Objects are merged key by
 * key; numbers, texts and lists are replaced. A null override gives the product's picture.
 */
export function mergePicture(picture: unknown, override: unknown): unknown {
  if (!isObject(override)) return override === null || override === undefined ? picture : override;
  if (!isObject(picture)) return override;
  const merged: Record<string, unknown> = { ...picture };
  for (const [key, value] of Object.entries(override))
    merged[key] = mergePicture(merged[key], value);
  return merged;
}
