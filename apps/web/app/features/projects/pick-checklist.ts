import { parseProjectId } from '../showrooms/stored-item.ts';

export interface Wanted {
  /** The `project` parameter of the address. */
  readonly inAddress: string | null;
  /** The stored project (STORE-05). */
  readonly stored: string | null;
}

/** CART-16: the project in the address, or else the one used last, or else the newest. */
export function pickChecklist<T extends { readonly project: number }>(
  checklists: readonly T[],
  { inAddress, stored }: Wanted,
): T | null {
  const find = (text: string | null) => {
    const id = parseProjectId(text);
    return checklists.find(({ project }) => project === id);
  };
  return find(inAddress) ?? find(stored) ?? checklists[0] ?? null;
}
