import { CHAT_EMOJI, type ChatEmoji } from '@wevisu/domain/chat/chat.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';

export type MessageAct = 'reply' | 'edit' | 'remove' | 'report' | ChatEmoji;

const NAMES: Readonly<Record<ChatEmoji, string>> = {
  '👍': 'Thumbs up',
  '❤️': 'Heart',
  '🎉': 'Celebrate',
  '😂': 'Laugh',
  '😮': 'Wow',
  '✅': 'Done',
};

export interface MessageMenuProps {
  readonly whose: string;
  /** An own message, for a while. */
  readonly canChange: boolean;
  /** A message of somebody else. */
  readonly canReport: boolean;
  readonly onAct: (act: MessageAct) => void;
}

export default function MessageMenu({ whose, canChange, canReport, onAct }: MessageMenuProps) {
  const items: { id: MessageAct; label: string; isDanger?: boolean }[] = [
    { id: 'reply', label: 'Reply' },
    ...CHAT_EMOJI.map((emoji) => ({ id: emoji, label: `${emoji} ${NAMES[emoji]}` })),
  ];
  if (canChange) {
    items.push({ id: 'edit', label: 'Edit' }, { id: 'remove', label: 'Remove', isDanger: true });
  }
  if (canReport) items.push({ id: 'report', label: 'Report', isDanger: true });
  return <ActionMenu items={items} label={`More for ${whose}`} onAct={onAct} />;
}
