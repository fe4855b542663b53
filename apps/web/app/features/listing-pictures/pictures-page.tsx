import { useInfiniteQuery } from '@tanstack/react-query';
import type { PictureBatch } from '@wevisu/contract/listing-pictures.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { LISTING_PHOTO } from '@wevisu/domain/listings/listing-file.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { BATCHES_KEY, fetchBatches, fetchFailed } from './picture-calls.ts';
import { SendPictures } from './send-pictures.tsx';

const REFRESH_MS = 2_000;
const { minSize, maxMegabytes, maxFiles } = LISTING_PHOTO;

/** G-62: pictures of many products at once, and what became of them. */
export default function PicturesPage() {
  return (
    <AreaPage
      actions={
        <LinkButton kind="secondary" size="small" to={VENDOR_PATHS.products}>
          All products
        </LinkButton>
      }
      title="Pictures"
    >
      <p className="max-w-[720px] text-muted">
        Each picture goes into the draft of its product; what is live stays until you send the draft
        to review. JPG, PNG, WebP, GIF, BMP or SVG, at least {minSize.width} by {minSize.height}{' '}
        pixels and at most {maxMegabytes} MB; the square in the middle is kept. A product has up to{' '}
        {maxFiles} pictures. Sent again, a picture is not added twice.
      </p>
      <div className="mt-6 grid gap-8 lg:grid-cols-2">
        <SendPictures kind="zip" />
        <SendPictures kind="addresses" />
      </div>
      <Batches />
    </AreaPage>
  );
}

function Batches() {
  const batches = useInfiniteQuery({
    queryKey: BATCHES_KEY,
    queryFn: ({ pageParam }) => fetchBatches(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ rows }) => rows.some((one) => one.finished_at === null))
        ? REFRESH_MS
        : false,
  });
  if (batches.isLoadingError) {
    return (
      <ErrorState
        isRetrying={batches.isFetching}
        onRetry={() => void batches.refetch()}
        title="What you sent could not be loaded"
      />
    );
  }
  if (!batches.data) return <RowsSkeleton label="What you sent is loading" />;
  const rows = batches.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) {
    return (
      <EmptyState icon="box" title="Nothing sent yet">
        <p>What you send is listed here, with what was added and what failed.</p>
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="sent" className="mt-8">
      <h2 className="text-18" id="sent">
        Sent
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {rows.map((batch) => (
          <BatchRow batch={batch} key={batch.id} />
        ))}
      </ul>
      {batches.hasNextPage && (
        <Button
          className="mt-4"
          isPending={batches.isFetchingNextPage}
          kind="secondary"
          onPress={() => void batches.fetchNextPage()}
        >
          Show older
        </Button>
      )}
    </section>
  );
}

function BatchRow({ batch }: { readonly batch: PictureBatch }) {
  const { id, file_name, total, added, known, failed, created_at, finished_at } = batch;
  const isDone = finished_at !== null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="truncate font-[550]">{file_name}</p>
        <p aria-live="polite" className="figures text-12 text-muted">
          Sent {formatDate(created_at)} · {formatCount(added + known + failed)} of{' '}
          {formatCount(total)} pictures: {formatCount(added)} added
          {known > 0 && `, ${formatCount(known)} there already`}
          {failed > 0 && `, ${formatCount(failed)} failed`}
        </p>
      </div>
      <Badge kind={isDone ? (failed > 0 ? 'warning' : 'success') : 'accent'}>
        {isDone ? (failed > 0 ? 'Done, some failed' : 'Done') : 'At work'}
      </Badge>
      {isDone && failed > 0 && (
        <Button
          kind="secondary"
          onPress={() =>
            void fetchFailed(id).then((blob) => saveFile(blob, `failed-pictures-${id}.csv`))
          }
          size="small"
        >
          Download what failed
        </Button>
      )}
    </li>
  );
}
