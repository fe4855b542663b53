import { useQuery } from '@tanstack/react-query';
import { countProducts } from '@wevisu/domain/catalog/unit-labels.ts';
import type { VariantId } from '@wevisu/domain/ids.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
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
import type { RoomChanges, RoomToOrder } from './room-to-order.ts';

interface RoomPut {
  readonly lines: number;
  readonly total: number;
  readonly isAll: boolean;
}

export interface CartDialogProps {
  /** The name of the room. */
  readonly name: string;
  readonly vsdId: string | null;
  readonly room: RoomToOrder;
  /** The one product that is ordered: ticked at first, and offered to check out. All by default. */
  readonly only?: VariantId | null;
  /** Called once the products are in the cart. */
  readonly onPut?: () => void;
  readonly onClose: () => void;
}

/** Puts the room's products, or those that are ticked, into the cart, after showing what that changes. */
export function CartDialog(props: CartDialogProps) {
  const { name, vsdId, room, only = null, onPut, onClose } = props;
  const [pending, setPending] = useState<'cart' | 'checkout' | null>(null);
  const navigate = useNavigate();
  const [done, setDone] = useState<RoomPut | null>(null);
  const [unticked, setUnticked] = useState<ReadonlySet<VariantId>>(new Set());
  const changes = useQuery({
    queryKey: ['projects', 'cart-changes', name],
    queryFn: async () => {
      const loaded = await room.load();
      const others = loaded.changes.filter(({ variant_id }) => variant_id !== only);
      // Of a product that is in the cart already, nothing is left to tick alone.
      if (only !== null && others.length < loaded.changes.length) {
        setUnticked(new Set(others.map(({ variant_id }) => variant_id)));
      }
      return loaded;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

  async function put(loaded: RoomChanges, then: 'cart' | 'checkout') {
    setPending(then);
    const reply = await withToast(room.put(loaded, isAll ? null : ticked));
    setPending(null);
    // Saved elsewhere in the meantime, or sold out: the changes shown are out of date.
    if (reply === null) return void changes.refetch();
    onPut?.();
    announce('cart-updated');
    if (then === 'checkout') void navigate(PATHS.checkout);
    else setDone({ ...reply.data, isAll });
  }

  function tick(id: VariantId, isTicked: boolean) {
    const next = new Set(unticked);
    if (isTicked) next.delete(id);
    else next.add(id);
    setUnticked(next);
  }

  const { data } = changes;
  const ticked = data?.changes.filter(({ variant_id }) => !unticked.has(variant_id)) ?? [];
  const isAll = ticked.length === data?.changes.length;
  const isWhole = ticked.every(({ problem }) => problem === null);
  if (done) return <InCart done={done} isWhole={isWhole} onClose={onClose} />;
  const isBuyable = ticked.some(({ problem }) => problem === null);
  return (
    <Dialog
      actions={
        data &&
        data.changes.length > 0 && (
          <>
            {only === null && (
              <Button kind="secondary" onPress={onClose}>
                Not now
              </Button>
            )}
            <Button
              icon="cart"
              isDisabled={!isBuyable || pending === 'checkout'}
              isPending={pending === 'cart'}
              kind={only === null ? 'primary' : 'secondary'}
              onPress={() => void put(data, 'cart')}
            >
              {ticked.some(({ in_cart }) => in_cart > 0) ? 'Update cart' : 'Add to cart'}
            </Button>
            {only !== null && (
              <Button
                isDisabled={!isBuyable || pending === 'cart'}
                isPending={pending === 'checkout'}
                onPress={() => void put(data, 'checkout')}
              >
                Check out
              </Button>
            )}
          </>
        )
      }
      isOpen
      onClose={onClose}
      title={`Add “${name}” to your cart`}
    >
      {changes.isError && !data && <Refused changes={changes} />}
      {changes.isPending && <ChangesSkeleton />}
      {data && (
        <Changes changes={orderedFirst(data, only)} onTick={tick} ticked={ticked} vsdId={vsdId} />
      )}
    </Dialog>
  );
}

interface InCartProps {
  readonly done: RoomPut;
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
      title={done.isAll ? 'Your room is in the cart' : 'In the cart'}
    >
      {isWhole ? (
        <p>
          {done.lines === 1 ? '1 product' : `${done.lines} products`}, <Money amount={done.total} />{' '}
          in all.
        </p>
      ) : (
        <p>
          <Money amount={done.total} /> for what you can buy now. Your cart shows what you can't,
          and why.
        </p>
      )}
    </Dialog>
  );
}

interface ChangesProps {
  readonly changes: RoomChanges;
  readonly ticked: RoomChanges['changes'];
  readonly onTick: (id: VariantId, isTicked: boolean) => void;
  readonly vsdId: string | null;
}

function Changes({ changes: { changes, total }, ticked, onTick, vsdId }: ChangesProps) {
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
      <p className="text-muted">
        What the room needs that is not in the cart yet, in whole units. Uncheck what you don't want
        now.
      </p>
      <ul className="-mx-1 mt-4 max-h-[34dvh] sm:max-h-[44dvh] divide-y divide-line overflow-y-auto px-1">
        {changes.map((change) => (
          <CartChangeRow
            change={change}
            isTicked={ticked.includes(change)}
            key={change.variant_id}
            onTick={(isTicked) => onTick(change.variant_id, isTicked)}
            vsdId={vsdId}
          />
        ))}
      </ul>
      <p className="mt-4 flex items-baseline justify-between border-line border-t pt-4">
        <span>
          {ticked.length < changes.length
            ? `${ticked.length} of ${countProducts(changes.length)}`
            : changes.some(({ problem }) => problem !== null)
              ? 'Everything you can buy now'
              : 'Everything sold here'}
        </span>
        <Money
          amount={ticked.length < changes.length ? totalOf(ticked) : total}
          className="text-22 font-[560]"
        />
      </p>
      <p className="mt-1 text-14 text-muted">
        Not in it: what is not sold here, such as paint, grout and baseboard. The room's summary
        lists it with estimates.
      </p>
    </>
  );
}

/** The product that was pressed stands on top of what else the room needs. */
function orderedFirst(loaded: RoomChanges, only: VariantId | null): RoomChanges {
  const isOrdered = ({ variant_id }: RoomChanges['changes'][number]) => variant_id === only;
  const changes = loaded.changes.toSorted((a, b) => Number(isOrdered(b)) - Number(isOrdered(a)));
  return { ...loaded, changes };
}

/** What the room takes of the ticked products that can be bought. */
function totalOf(ticked: RoomChanges['changes']): number {
  return ticked
    .filter(({ problem }) => problem === null)
    .reduce((sum, { price, in_room }) => sum + price * in_room, 0);
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
