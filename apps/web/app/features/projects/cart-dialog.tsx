import { useQuery } from '@tanstack/react-query';
import { PATHS } from '@wevisu/domain/route-paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../../platform/api-failure.ts';
import { announce } from '../../platform/site-events.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Money } from '../../ui/money.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { CartChangeRow } from './cart-change-row.tsx';
import { keepOpenProject } from './open-project.tsx';
import {
  type CartChanges,
  fetchCartChanges,
  type ProjectCard,
  putIntoCart,
} from './project-calls.ts';
import { told } from './told-call.ts';

export interface CartDialogProps {
  readonly project: ProjectCard;
  readonly onClose: () => void;
}

/** The room's products into the cart, after one saw what that changes there. */
export function CartDialog({ project, onClose }: CartDialogProps) {
  const { id, name } = project;
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const changes = useQuery({
    queryKey: ['projects', 'cart-changes', id],
    queryFn: () => fetchCartChanges(id),
    staleTime: 0,
    gcTime: 0,
  });

  async function put({ revision }: CartChanges) {
    setPending(true);
    const reply = await told(putIntoCart(id, revision));
    setPending(false);
    // Saved elsewhere meanwhile, or sold out: what is shown is not true any more.
    if (reply === null) return void changes.refetch();
    keepOpenProject(project);
    announce('cart-updated');
    onClose();
    void navigate(PATHS.cart);
  }

  const { data } = changes;
  const hasChanges = data !== undefined && data.changes.length > 0;
  return (
    <Dialog
      actions={
        hasChanges && (
          <>
            <Button kind="secondary" onPress={onClose}>
              Not now
            </Button>
            <Button icon="cart" isPending={isPending} onPress={() => void put(data)}>
              Put into cart
            </Button>
          </>
        )
      }
      isOpen
      onClose={onClose}
      title={`"${name}" into your cart`}
    >
      {changes.isError && <Refused changes={changes} />}
      {changes.isPending && <ChangesSkeleton />}
      {data && <Changes changes={data} vsdId={project.vsd_id} />}
    </Dialog>
  );
}

interface ChangesProps {
  readonly changes: CartChanges;
  readonly vsdId: string;
}

function Changes({ changes: { changes, total }, vsdId }: ChangesProps) {
  if (changes.length === 0) {
    return (
      <p className="text-muted">
        {total === 0
          ? 'No product of this showroom is in the room yet.'
          : 'Your cart has everything that this room needs.'}
      </p>
    );
  }
  return (
    <>
      <p className="text-muted">
        Counted from the room as it was saved last, in whole boxes and pieces.
      </p>
      <ul className="mt-4 max-h-[44dvh] divide-y divide-line overflow-y-auto">
        {changes.map((change) => (
          <CartChangeRow change={change} key={change.variant_id} vsdId={vsdId} />
        ))}
      </ul>
      <p className="mt-4 flex items-baseline justify-between border-line border-t pt-4">
        <span>Everything in the room</span>
        <Money amount={total} className="text-22 font-[560]" />
      </p>
    </>
  );
}

interface RefusedProps {
  readonly changes: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
}

/** A room that was never saved is no failure of the connection: the server says what to do. */
function Refused({ changes: { error, isFetching, refetch } }: RefusedProps) {
  if (error instanceof ApiFailure && error.status === 422) {
    return <p className="text-muted">{error.text}</p>;
  }
  return <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />;
}

function ChangesSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <LoadingNote label="The room is being counted" />
      {[1, 2, 3].map((row) => (
        <Skeleton className="h-14" key={row} />
      ))}
    </div>
  );
}
