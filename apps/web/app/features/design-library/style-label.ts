import { styles } from '@wevisu/scene/styles.ts';
import { roomWord } from './room-words.ts';

export function styleLabel(id: string): string {
  return styles.find((style) => style.id === id)?.label ?? roomWord(id);
}
