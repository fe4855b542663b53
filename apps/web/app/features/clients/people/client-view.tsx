import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { projectOfHomeownerPath } from '@wevisu/site/paths.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { Link } from 'react-router';
import { OfferOfRoom } from '../../offers/offer-of-room.tsx';
import type { ClientDetail } from '../client-calls.ts';
import { OrdersTable } from '../orders/orders-table.tsx';
import { fetchOrdersOfClient } from '../orders/pro-order-calls.ts';
import { QueryPanel } from '../query-panel.tsx';
import { TaskForm } from '../tasks/task-form.tsx';
import { TaskRow } from '../tasks/task-row.tsx';
import { ClientNoteForm } from './client-note.tsx';

const SHOWN_ORDERS = 20;

export function ClientView({ client }: { readonly client: ClientDetail }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_340px]">
      <div className="flex min-w-0 flex-col gap-8">
        <Contact client={client} />
        <section>
          <h3 className="mb-2 text-18">Orders</h3>
          {client.orders === 0 ? <p className="text-muted">None yet.</p> : <Orders of={client} />}
        </section>
        <section>
          <h3 className="mb-2 text-18">Shared rooms</h3>
          <Rooms projects={client.projects} />
        </section>
      </div>
      <div className="flex flex-col gap-8">
        <section>
          <h3 className="mb-2 text-18">Your note</h3>
          <ClientNoteForm id={client.id} key={client.id} note={client.note} />
        </section>
        <section>
          <h3 className="mb-2 text-18">Tasks</h3>
          <ul>
            {client.tasks.map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </ul>
          <TaskForm client={client.id} />
        </section>
      </div>
    </div>
  );
}

function Contact({ client }: { readonly client: ClientDetail }) {
  const { name, contact, in_cart } = client;
  return (
    <section>
      <h2 className="text-22">{name}</h2>
      {contact === null ? (
        <p className="mt-1 text-muted">
          You see how to reach them once they order or share a room with you.
        </p>
      ) : (
        <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted">
          {contact.email !== null && (
            <li>
              <a className="text-ink underline" href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
            </li>
          )}
          {contact.phone_number !== null && (
            <li>
              <a className="figures text-ink underline" href={`tel:${contact.phone_number}`}>
                {contact.phone_number}
              </a>
            </li>
          )}
          {contact.places.length > 0 && <li>{contact.places.join('; ')}</li>}
        </ul>
      )}
      {in_cart > 0 && (
        <p className="figures mt-1 text-muted">
          {in_cart} {in_cart === 1 ? 'product' : 'products'} in a cart of your showroom.
        </p>
      )}
    </section>
  );
}

function Orders({ of }: { readonly of: ClientDetail }) {
  const orders = useQuery({
    queryKey: ['orders', 'of-client', of.id],
    queryFn: () => fetchOrdersOfClient(of.id, SHOWN_ORDERS),
  });
  return (
    <QueryPanel name="The orders" query={orders}>
      {({ rows, total }) => (
        <>
          <OrdersTable orders={rows} />
          {total > rows.length && (
            <Link className="mt-3 block underline" to={`${PRO_PATHS.orders}?client=${of.id}`}>
              See all {total} orders
            </Link>
          )}
        </>
      )}
    </QueryPanel>
  );
}

function Rooms({ projects }: { readonly projects: ClientDetail['projects'] }) {
  if (projects.length === 0) return <p className="text-muted">None yet.</p>;
  return (
    <ul className="border-line border-t">
      {projects.map(({ id, name, shared_at, updated_at }) => (
        <li className="border-line border-b py-2.5" key={id}>
          <Link className="font-[560] hover:underline" to={projectOfHomeownerPath(id)}>
            {name}
          </Link>
          <p className="figures text-12 text-muted">
            Shared on {formatDate(shared_at)}, last changed on {formatDate(updated_at)}
          </p>
          <div className="mt-2">
            <OfferOfRoom id={id} name={name} />
          </div>
        </li>
      ))}
    </ul>
  );
}
