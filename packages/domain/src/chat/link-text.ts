/** A run of a text: as it is, or as the address of a link. */
export type TextPart = { readonly text: string } | { readonly text: string; readonly href: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"']+/gi;
/** What ends a sentence, and not an address. */
const TAIL = /[.,;:!?…]+$/;

/**
 * Splits a message into plain text and links. Only whole http and https addresses become links, without a name or a
 * password in them, which could make one host look like another. Joined, the texts are the message.
 */
export function splitLinks(message: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { index, 0: found } of message.matchAll(ADDRESS)) {
    const text = withoutTail(found);
    const href = safeAddress(text);
    if (href === null) continue;
    if (index > from) parts.push({ text: message.slice(from, index) });
    parts.push({ text, href });
    from = index + text.length;
  }
  if (from < message.length) parts.push({ text: message.slice(from) });
  return parts;
}

function withoutTail(address: string): string {
  const text = address.replace(TAIL, '');
  // "(see https://example.com/a)" and "https://example.com/a_(b)".
  const isOpen = text.split('(').length < text.split(')').length;
  return isOpen && text.endsWith(')') ? withoutTail(text.slice(0, -1)) : text;
}

function safeAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  return url.username === '' && url.password === '' ? url.href : null;
}
