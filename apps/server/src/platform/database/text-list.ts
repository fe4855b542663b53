/** Texts of our own as SQL literals, for the inside of `in (…)`. Never for what a person typed. */
export function textList(texts: readonly string[]): string {
  return texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ');
}
