import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { SideSection } from '../../../back-office/side-section.tsx';
import { QueryPanel } from '../query-panel.tsx';
import { fetchTasks } from '../task-calls.ts';
import { FoundTaskRow } from './found-task-row.tsx';

const SHOWN = 5;

/** The first of what waits for the pro. */
export function WaitingTasks() {
  const tasks = useQuery({ queryKey: ['pro-tasks', false], queryFn: () => fetchTasks(false) });
  const waiting = tasks.data?.waiting ?? 0;
  const label = waiting > SHOWN ? `All ${formatCount(waiting)} tasks` : 'All tasks';
  return (
    <SideSection all={{ to: PRO_PATHS.tasks, label }} title="Waiting for you">
      <QueryPanel name="Your tasks" query={tasks}>
        {({ found }) =>
          found.length === 0 ? (
            <p className="text-muted">Nothing waits. New requests and late orders appear here.</p>
          ) : (
            <ul className="border-line border-t">
              {found.slice(0, SHOWN).map((task) => (
                <FoundTaskRow key={task.key} task={task} />
              ))}
            </ul>
          )
        }
      </QueryPanel>
    </SideSection>
  );
}
