import { useQuery } from '@tanstack/react-query';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { announce } from '../../platform/site-events.ts';
import { withToast } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Money } from '../../ui/money.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { CartChangeRow } from './cart-change-row.tsx';
import { type CartChanges, fetchCartChanges, putIntoCart } from './project-calls.ts';

export interface CartDialogProps {
  /** The name of the room. */
  readonly name: string;
  readonly vsdId: string | null;
  /** Returns the id of the saved project; an open room is saved first. */
  readonly saved: () => Promise<ProjectId>;
  /** Called once the products are in the cart. */
  readonly onPut?: () => void;
  readonly onClose: () => void;
}

type Put = NonNullable<Awaited<ReturnType<typeof putIntoCart>>>['data'];

/** Puts the room's products into the cart, after showing what that changes. */
export function CartDialog({ name, vsdId, saved, onPut, onClose }: CartDialogProps) {
  const [isPending, setPending] = useState(false);
  const [done, setDone] = useState<Put | null>(null);
  const changes = useQuery({
    queryKey: ['projects', 'cart-changes', name],
    queryFn: async () => {
      const id = await saved();
      return { id, ...(await fetchCartChanges(id)) };
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

  async function put({ id, revision }: CartChanges & { readonly id: ProjectId }) {
    setPending(true);
    const reply = await withToast(putIntoCart(id, revision));
    setPending(false);
    // Saved elsewhere in the meantime, or sold out: the changes shown are out of date.
    if (reply === null) return void changes.refetch();
    onPut?.();
    announce('cart-updated');
    setDone(reply.data);
  }

  const { data } = changes;
  const isWhole = data?.changes.every(({ problem }) => problem === null) ?? true;
  if (done) return <InCart done={done} isWhole={isWhole} onClose={onClose} />;
  const isBuyable = data?.changes.some(({ problem }) => problem === null) ?? false;
  return (
    <Dialog
      actions={
        data &&
        data.changes.length > 0 && (
          <>
            <Button kind="secondary" onPress={onClose}>
              Not now
            </Button>
            <Button
              icon="cart"
              isDisabled={!isBuyable}
              isPending={isPending}
              onPress={() => void put(data)}
            >
              {data.changes.some(({ in_cart }) => in_cart > 0) ? 'Update cart' : 'Add to cart'}
            </Button>
          </>
        )
      }
      isOpen
      onClose={onClose}
      title={`Add “${name}” to your cart`}
    >
      {changes.isError && !data && <Refused changes={changes} />}
      {changes.isPending && <ChangesSkeleton />}
      {data && <Changes changes={data} vsdId={vsdId} />}
    </Dialog>
  );
}

interface InCartProps {
  readonly done: Put;
  /** Everything can be bought as it is. */
  readonly isWhole: boolean;
  readonly onClose: () => void;
}

function InCart({ done, isWhole, onClose }: InCartProps) {
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Stay here
          </Button>
          <LinkButton to={PATHS.cart}>Go to the cart</LinkButton>
        </>
      }
      isOpen
      onClose={onClose}
      title="Your room is in the cart"
    >
      {isWhole ? (
        <p>
          {done.lines === 1 ? '1 product' : `${done.lines} products`}, <Money amount={done.total} />{' '}
          in all.
        </p>
      ) : (
        <p>
          Total of what you can buy now <Money amount={done.total} />. The cart tells what can't,
          and why.
        </p>
      )}
    </Dialog>
  );
}

interface ChangesProps {
  readonly changes: CartChanges;
  readonly vsdId: string | null;
}

function Changes({ changes: { changes, total }, vsdId }: ChangesProps) {
  if (changes.length === 0) {
    return (
      <p className="text-muted">
        {total === 0
          ? 'This room has no products from this showroom yet.'
          : 'Your cart has everything this room needs.'}
      </p>
    );
  }
  return (
    <>
      <p className="text-muted">What the room needs that is not in the cart yet, in whole units.</p>
      <ul className="mt-4 max-h-[44dvh] divide-y divide-line overflow-y-auto">
        {changes.map((change) => (
          <CartChangeRow change={change} key={change.variant_id} vsdId={vsdId} />
        ))}
      </ul>
      <p className="mt-4 flex items-baseline justify-between border-line border-t pt-4">
        <span>
          {changes.some(({ problem }) => problem !== null)
            ? 'Everything you can buy now'
            : 'Everything sold here'}
        </span>
        <Money amount={total} className="text-22 font-[560]" />
      </p>
      <p className="mt-1 text-14 text-muted">
        Not in it: what is not sold here, such as cabinets, paint, grout and baseboard. The room's
        summary lists it with estimates.
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

/** A room that was never saved is not a connection failure; the server says what to do. */
function Refused({ changes: { error, isFetching, refetch } }: RefusedProps) {
  if (error instanceof ApiFailure && error.status === 422) {
    return <p className="text-muted">{error.text}</p>;
  }
  const message = error instanceof ApiFailure || error === null ? {} : { message: error.message };
  return <ErrorState {...message} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

function ChangesSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <LoadingNote label="Counting the room" />
      {[1, 2, 3].map((row) => (
        <Skeleton className="h-14" key={row} />
      ))}
    </div>
  );
}
