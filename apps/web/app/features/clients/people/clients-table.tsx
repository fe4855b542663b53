import type { Client } from '@wevisu/contract/clients.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { clientPath } from '@wevisu/site/pro-paths.ts';
import { Link } from 'react-router';
import { Money } from '../../../ui/money.tsx';

const FIGURES = ['Orders', 'Paid', 'Shared rooms', 'In cart'] as const;
const CELL = 'py-2.5 pe-4 align-top max-md:block max-md:py-0.5 max-md:pe-0';
const FIGURE = `figures ${CELL} text-end max-md:text-start`;

/** Rows from tablets on, cards on the phone. */
export function ClientsTable({ clients }: { readonly clients: readonly Client[] }) {
  return (
    <table className="w-full max-md:block">
      <thead className="max-md:hidden">
        <tr className="border-line border-b text-muted">
          <th className="py-2 pe-4 text-start font-[520]" scope="col">
            Client
          </th>
          {FIGURES.map((name) => (
            <th className="py-2 pe-4 text-end font-[520]" key={name} scope="col">
              {name}
            </th>
          ))}
          <th className="py-2 text-end font-[520]" scope="col">
            Last active
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {clients.map((client) => (
          <tr className="border-line border-b max-md:block max-md:py-3" key={client.id}>
            <th className={`${CELL} text-start font-[560]`} scope="row">
              <Link className="hover:underline" to={clientPath(client.id)}>
                {client.name}
              </Link>
            </th>
            <Figure label="Orders" value={client.orders} />
            <td className={FIGURE}>
              <span className="md:hidden">Paid </span>
              <Money amount={client.paid} />
            </td>
            <Figure label="Shared rooms" value={client.shared_projects} />
            <Figure label="In cart" value={client.in_cart} />
            <td className={FIGURE}>
              <span className="md:hidden">Last active </span>
              {formatDate(client.last_active_at)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <td className={FIGURE}>
      <span className="md:hidden">{label} </span>
      {value}
    </td>
  );
}
