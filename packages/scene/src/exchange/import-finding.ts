import type { SceneDocument } from '../document/scene.ts';

/** Something that a person should know about what was read from a file of another program. */
export interface ImportFinding {
  /** 'units-guessed', 'corners-closed': what docs and screens name it by. */
  readonly code: string;
  /** One plain sentence. */
  readonly text: string;
  /** The line of the file that it is about; null for the file as a whole. */
  readonly line: number | null;
}

/** A new scene without products, and what was lost, guessed or mended on the way. */
export interface Imported {
  readonly document: SceneDocument;
  readonly findings: readonly ImportFinding[];
}

/** The file is nothing that a plan can be made of. Its message is for people and names the line where there is one. */
export class ImportUnreadable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportUnreadable';
  }
}

/** How many and of what, as '1 line', '3 lines'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
