import { type ActionItem, ActionMenu } from '../../../../ui/action-menu.tsx';
import { canOpenAr } from '../../exchange/ar.ts';
import { useScreen } from '../editor-context.ts';
import type { DialogName } from '../screen-store.ts';

type FileAction = Extract<DialogName, 'open-plan' | 'download' | 'ar' | 'versions'>;

const items: readonly ActionItem<FileAction>[] = [
  { id: 'download', label: 'Download…', icon: 'download' },
  { id: 'open-plan', label: 'Open a plan…', icon: 'file' },
  { id: 'versions', label: 'Versions…', icon: 'clock' },
];
const ar: ActionItem<FileAction> = { id: 'ar', label: 'See it in your room', icon: 'cube' };

/** What comes in and goes out: files and versions. */
export function FileMenu() {
  const open = useScreen((state) => state.show);
  return <ActionMenu items={canOpenAr() ? [...items, ar] : items} label="Files" onAct={open} />;
}
