import { styles } from '@wevisu/scene/styles.ts';
import { roomLabel } from './room-labels.ts';

export function styleLabel(id: string): string {
  return styles.find((style) => style.id === id)?.label ?? roomLabel(id);
}
