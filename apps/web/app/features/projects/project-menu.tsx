import { ActionMenu } from '../../ui/action-menu.tsx';

const ACTIONS = [
  { id: 'rename', label: 'Rename' },
  { id: 'copy', label: 'Make a copy' },
  { id: 'share', label: 'Share' },
  { id: 'chat', label: 'Chat' },
  { id: 'hire', label: 'Hire a pro' },
  { id: 'proposals', label: 'Proposals of your pro' },
  { id: 'cart', label: 'Add to cart' },
  { id: 'delete', label: 'Delete', isDanger: true },
] as const;
export type ProjectAction = (typeof ACTIONS)[number]['id'];

export interface ProjectMenuProps {
  readonly name: string;
  readonly onAct: (action: ProjectAction) => void;
}

export default function ProjectMenu({ name, onAct }: ProjectMenuProps) {
  return <ActionMenu className="-me-2" items={ACTIONS} label={`More for ${name}`} onAct={onAct} />;
}
