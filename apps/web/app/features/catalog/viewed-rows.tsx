import { useQuery } from '@tanstack/react-query';
import type { ProductCard } from '@wevisu/contract/catalog.ts';
import { useEffect, useRef } from 'react';
import { useSession } from '../../platform/session.tsx';
import { useIsNear } from '../../platform/use-is-near.ts';
import type { RowName } from './product-calls.ts';
import { ProductRow } from './product-row.tsx';
import { readViewed, rememberRow } from './remember.ts';

export interface ViewedRowsProps {
  readonly hash: string;
  readonly vsdId: string | null;
}

/** CAT-16: also viewed, top products and recently viewed; fetched when scrolled near. */
export function ViewedRows({ hash, vsdId }: ViewedRowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const viewed = useRow('viewed', { hash, vsdId, isWanted: isNear });
  const top = useRow('top', { hash, vsdId, isWanted: isNear });
  const recent = useRow('recent', { hash, vsdId, isWanted: isNear });
  const before = recent.filter((card) => card.hash !== hash);
  return (
    <div ref={place}>
      {viewed.length > 0 && (
        <ProductRow cards={viewed} title="Customers also viewed" vsdId={vsdId} />
      )}
      {top.length > 0 && <ProductRow cards={top} title="Top products" vsdId={vsdId} />}
      {before.length > 0 && <ProductRow cards={before} title="Recently viewed" vsdId={vsdId} />}
    </div>
  );
}

/** A row that can't be fetched is left out: nothing on the page depends on it. */
function useRow(
  row: RowName,
  { hash, vsdId, isWanted }: ViewedRowsProps & { readonly isWanted: boolean },
): readonly ProductCard[] {
  const { status, user } = useSession();
  const { data } = useQuery({
    queryKey: ['product-row', row, hash, vsdId, row === 'recent' ? (user?.id ?? null) : null],
    queryFn: async () => {
      const products = row === 'recent' ? readViewed().map((one) => one.hash) : [hash];
      return (await import('./product-calls.ts')).fetchRow(row, products, vsdId);
    },
    enabled: isWanted && (status === 'guest' || status === 'signed-in'),
    retry: false,
    staleTime: 60_000,
  });
  useEffect(() => {
    if (data) rememberRow(row, data);
  }, [data, row]);
  return data ?? [];
}
