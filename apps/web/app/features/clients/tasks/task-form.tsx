import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UserId } from '@wevisu/domain/ids.ts';
import { type FormEvent, useState } from 'react';
import { withToast } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { CONTROL, FIELD, LABEL } from '../../../ui/field-style.ts';
import { fetchClients } from '../client-calls.ts';
import { addTask } from '../task-calls.ts';

const BOX = `${CONTROL} min-h-10 text-14`;

/** A new task; on a client's page it is about that client. */
export function TaskForm({ client }: { readonly client?: UserId }) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);

  async function add(form: HTMLFormElement) {
    const given = new FormData(form);
    const about = client ?? (Number(given.get('client')) as UserId);
    setPending(true);
    const reply = await withToast(
      addTask({
        title: String(given.get('title')),
        due_on: String(given.get('due_on')) || null,
        client: about > 0 ? about : null,
      }),
    );
    setPending(false);
    if (reply === null) return;
    form.reset();
    await queryClient.invalidateQueries({ queryKey: ['pro-tasks'] });
    await queryClient.invalidateQueries({ queryKey: ['clients'] });
  }

  return (
    <form
      className="mt-4 flex flex-wrap items-end gap-3"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isPending) void add(event.currentTarget);
      }}
    >
      <label className={`${FIELD} min-w-56 flex-1`}>
        <span className={LABEL}>New task</span>
        <input className={BOX} maxLength={200} name="title" required />
      </label>
      <label className={FIELD}>
        <span className={LABEL}>Due (optional)</span>
        <input className={BOX} name="due_on" type="date" />
      </label>
      {client === undefined && <ClientSelect />}
      <Button isPending={isPending} kind="secondary" size="small" type="submit">
        Add task
      </Button>
    </form>
  );
}

/** The 200 clients that were last active. */
function ClientSelect() {
  const { data } = useQuery({
    queryKey: ['clients', 'to-choose'],
    queryFn: () => fetchClients({ limit: 200 }),
  });
  return (
    <label className={`${FIELD} w-48`}>
      <span className={LABEL}>Client (optional)</span>
      <select className={BOX} name="client">
        <option value="">Nobody</option>
        {data?.rows.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
