import { useMutation, useQuery } from '@tanstack/react-query';
import { getCartChanges, putSceneIntoCart } from '@wevisu/contract/projects.ts';
import { PATHS } from '@wevisu/domain/route-paths.ts';
import { call } from '../../../../platform/api.ts';
import { announce } from '../../../../platform/site-events.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Money } from '../../../../ui/money.tsx';
import { TextSkeleton } from '../../../../ui/skeleton.tsx';
import { useWorkplace } from '../editor-context.ts';
import { CartChangeRow } from './cart-change-row.tsx';

/** What the room would change in the cart, looked at before it is done. */
export default function CartDialog({ onClose }: { readonly onClose: () => void }) {
  const { saver, keeper } = useWorkplace();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['cart-changes'],
    queryFn: async () => {
      // The cart follows the room as it is saved.
      await saver.flush();
      const id = keeper.project();
      if (id === null) throw new Error('The room is not saved yet.');
      return (await call(getCartChanges, { params: { id } }, { isQuiet: true })).data;
    },
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const put = useMutation({
    mutationFn: async (revision: number) => {
      const id = keeper.project() ?? 0;
      return (await call(putSceneIntoCart, { params: { id }, body: { revision } })).data;
    },
    onSuccess: () => announce('cart-updated'),
  });
  const changes = data?.changes ?? [];
  const buyable = changes.filter(({ problem }) => problem === null);

  if (put.data) {
    return (
      <Dialog
        actions={
          <>
            <Button kind="secondary" onPress={onClose}>
              Keep designing
            </Button>
            <LinkButton to={PATHS.cart}>Go to the cart</LinkButton>
          </>
        }
        isOpen
        onClose={onClose}
        title="Your room is in the cart"
      >
        <p>
          {put.data.lines === 1 ? '1 product' : `${put.data.lines} products`},{' '}
          <Money amount={put.data.total} /> in all.
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      actions={
        data &&
        changes.length > 0 && (
          <Button
            isDisabled={buyable.length === 0}
            isPending={put.isPending}
            onPress={() => put.mutate(data.revision)}
          >
            {buyable.length === 1 ? 'Make 1 change' : `Make ${buyable.length} changes`}
          </Button>
        )
      }
      isOpen
      onClose={onClose}
      title="Room to cart"
    >
      {error && !data && <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <TextSkeleton lines={5} />}
      {data && changes.length === 0 && (
        <p>The cart holds what this room needs. There is nothing to change.</p>
      )}
      {data && changes.length > 0 && (
        <>
          <ul className="max-h-[50dvh] overflow-y-auto">
            {changes.map((change) => (
              <CartChangeRow change={change} key={change.variant_id} />
            ))}
          </ul>
          <p className="mt-4 flex justify-between font-[560]">
            <span>Everything in the room</span>
            <Money amount={data.total} />
          </p>
        </>
      )}
    </Dialog>
  );
}
