import type { ProjectId } from '@wevisu/domain/ids.ts';
import { proOfferPath } from '@wevisu/site/pro-paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { withToast } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';

/** Begins an offer with the products of a room that a client shared. */
export function OfferOfRoom(props: { readonly id: ProjectId; readonly name: string }) {
  const { id, name } = props;
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);

  async function make() {
    setPending(true);
    const { makeOfProject } = await import('./offer-calls.ts');
    const reply = await withToast(makeOfProject(id));
    setPending(false);
    if (reply !== null) await navigate(proOfferPath(reply.data.id));
  }

  return (
    <Button isPending={isPending} kind="secondary" onPress={() => void make()} size="small">
      Make an offer<span className="reader-only"> of {name}</span>
    </Button>
  );
}
