import { useQueryClient } from '@tanstack/react-query';
import type { ProTask } from '@wevisu/contract/pro-tasks.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { clientPath } from '@wevisu/site/pro-paths.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { withToast } from '../../../platform/with-toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { checkOff, dropTask } from '../task-calls.ts';

/** A task of the pro's own, to check off or remove. */
export function TaskRow({ task }: { readonly task: ProTask }) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const { id, title, due_on, is_overdue, done_at, client } = task;

  async function change(work: Promise<{ readonly message: string }>) {
    setPending(true);
    await withToast(work);
    // After a refusal as well: another window may have changed it.
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['pro-tasks'] }),
      queryClient.invalidateQueries({ queryKey: ['clients'] }),
    ]);
    setPending(false);
  }

  return (
    <li className="flex flex-wrap items-start gap-x-3 border-line border-b py-2 sm:flex-nowrap">
      <label className="flex min-h-8 min-w-0 flex-1 items-start gap-3 max-sm:basis-3/4">
        <input
          checked={done_at !== null}
          className="mt-0.5 size-5 shrink-0 accent-accent"
          disabled={isPending}
          onChange={(event) => void change(checkOff(task, event.target.checked))}
          type="checkbox"
        />
        <span className={done_at === null ? 'break-words' : 'break-words text-muted line-through'}>
          {title}
        </span>
      </label>
      <span className="figures flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:order-1 max-sm:w-full max-sm:ps-8 sm:justify-end">
        {client && (
          <Link className="underline" to={clientPath(client.id)}>
            {client.name}
          </Link>
        )}
        {due_on !== null && formatDay(day(due_on))}
        {is_overdue && <Badge kind="danger">Overdue</Badge>}
      </span>
      <IconButton
        icon="trash"
        isDisabled={isPending}
        label={`Remove the task: ${title}`}
        onPress={() => void change(dropTask(id))}
      />
    </li>
  );
}
