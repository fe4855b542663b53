import { splitLinks } from '@wevisu/domain/chat/link-text.ts';

/** A message as text, with its links: nothing in it is read as HTML. */
export function MessageText({ text }: { readonly text: string }) {
  return (
    <p className="whitespace-pre-wrap break-words">
      {splitLinks(text).map((part, at) =>
        'href' in part ? (
          <a
            className="text-link break-all"
            href={part.href}
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their places
            key={at}
            rel="noopener noreferrer nofollow ugc"
            target="_blank"
          >
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
