import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryPanel } from '../query-panel.tsx';
import { fetchTasks } from '../task-calls.ts';
import { FoundTaskRow } from './found-task-row.tsx';
import { TaskForm } from './task-form.tsx';
import { TaskRow } from './task-row.tsx';

/** What waits for the pro: what the facts say, and what the pro wrote down. */
export default function TasksPage() {
  return (
    <AreaPage title="Tasks">
      <Tasks />
    </AreaPage>
  );
}

function Tasks() {
  const [isDone, setDone] = useState(false);
  const tasks = useQuery({
    queryKey: ['pro-tasks', isDone],
    queryFn: () => fetchTasks(isDone),
  });
  return (
    <QueryPanel name="Your tasks" query={tasks}>
      {({ found, own }) => (
        <div className="flex max-w-[768px] flex-col gap-8">
          <section>
            <h2 className="mb-2 text-18">Waiting for you</h2>
            {found.length === 0 ? (
              <p className="text-muted">Nothing waits. New requests and late orders appear here.</p>
            ) : (
              <ul className="border-line border-t">
                {found.map((task) => (
                  <FoundTaskRow key={task.key} task={task} />
                ))}
              </ul>
            )}
          </section>
          <section>
            <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-18">Your own</h2>
              <label className="flex items-center gap-2">
                <input
                  checked={isDone}
                  className="size-5 accent-accent"
                  onChange={(event) => setDone(event.target.checked)}
                  type="checkbox"
                />
                Show those that are done
              </label>
            </div>
            {own.length === 0 ? (
              <EmptyState icon="check" title={isDone ? 'Nothing is done yet' : 'No open tasks'} />
            ) : (
              <ul className="border-line border-t">
                {own.map((task) => (
                  <TaskRow key={`${task.id}-${task.version}`} task={task} />
                ))}
              </ul>
            )}
            <TaskForm />
          </section>
        </div>
      )}
    </QueryPanel>
  );
}
