import type { ChatPerson } from './chat-calls.ts';

/** People whose "@Name" stands in a text. */
export function findMentions(text: string, people: readonly ChatPerson[]): readonly number[] {
  const lower = text.toLowerCase();
  return people.flatMap(({ id, name }) => (lower.includes(`@${name.toLowerCase()}`) ? [id] : []));
}

/** Where a mention is being typed at the end of a text, and who it may be; null if none is. */
export function mentionStart(
  text: string,
  people: readonly ChatPerson[],
): { readonly at: number; readonly people: readonly ChatPerson[] } | null {
  const [, typed] = /(?:^|\s)@([\p{L}\p{N}'. -]{0,30})$/u.exec(text) ?? [];
  if (typed === undefined) return null;
  const begun = typed.toLowerCase();
  const found = people.filter(({ name }) => {
    const lower = name.toLowerCase();
    return lower.startsWith(begun) && lower !== begun.trimEnd();
  });
  return found.length === 0 ? null : { at: text.length - typed.length - 1, people: found };
}
