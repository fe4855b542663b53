import { useQuery } from '@tanstack/react-query';
import type { UserId } from '@wevisu/domain/ids.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { useParams } from 'react-router';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { fetchClient } from '../client-calls.ts';
import { QueryPanel } from '../query-panel.tsx';
import { ClientView } from './client-view.tsx';

export default function ClientPage() {
  const { id = '' } = useParams();
  const number = /^\d{1,15}$/.test(id) ? Number(id) : 0;
  return (
    <AreaPage title="Client">
      <One id={number as UserId} />
    </AreaPage>
  );
}

function One({ id }: { readonly id: UserId }) {
  const client = useQuery({
    queryKey: ['clients', 'one', id],
    queryFn: () => fetchClient(id),
    retry: false,
  });
  const { error } = client;
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 422)) {
    return (
      <EmptyState
        action={<LinkButton to={PRO_PATHS.clients}>See your clients</LinkButton>}
        icon="user"
        title="This client was not found"
      >
        <p>They have no order, shared room or cart in your showroom.</p>
      </EmptyState>
    );
  }
  return (
    <QueryPanel name="The details" query={client}>
      {(data) => <ClientView client={data} />}
    </QueryPanel>
  );
}
