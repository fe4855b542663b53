import type { ChatFile, ChatMessage } from './chat-calls.ts';

export interface SentPicture {
  readonly file: ChatFile;
  readonly author: string;
}

/** A message that points into a picture. */
export interface SentSpot {
  readonly file: number;
  readonly message: number;
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

export function picturesOf(messages: readonly ChatMessage[]): readonly SentPicture[] {
  return messages.flatMap(({ files, author }) =>
    files.flatMap((file) => (file.width === null ? [] : [{ file, author: author.name }])),
  );
}

export function spotsOf(messages: readonly ChatMessage[]): readonly SentSpot[] {
  return messages.flatMap(({ id, anchor, author, text }) => {
    if (anchor?.kind !== 'spot' || anchor.file === null) return [];
    const { file, number, x, y } = anchor;
    return [{ file: file.id, message: id, number, x, y, label: `${author.name}: ${text}` }];
  });
}
