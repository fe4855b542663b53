import { FlyoutCategories } from '../features/catalog/flyout-categories.tsx';
import { useMenu } from './use-menu.ts';

export interface DepartmentFlyoutProps {
  readonly departmentId: number;
  readonly id: string;
  readonly vsdId: string | null;
}

/** The categories of one department with their children, and a picture. */
export default function DepartmentFlyout({ departmentId, id, vsdId }: DepartmentFlyoutProps) {
  const menu = useMenu(vsdId, true);
  const department = menu.data?.find((entry) => entry.id === departmentId);
  if (!department) return null;
  return (
    <div
      className="absolute inset-x-0 top-full z-40 animate-[fade-in_var(--quick)_var(--ease-out)] border-line border-y bg-surface shadow-soft"
      id={id}
    >
      <FlyoutCategories department={department} />
    </div>
  );
}
