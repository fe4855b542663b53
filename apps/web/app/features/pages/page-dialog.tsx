import { useQuery } from '@tanstack/react-query';
import { getPage, type PageSlug } from '@wevisu/contract/pages.ts';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { RichText } from './rich-text.tsx';

export interface PageDialogProps {
  readonly slug: PageSlug;
  readonly title: string;
  readonly onClose: () => void;
  /** A link inside the text was followed. */
  readonly onLink: (path: string) => void;
}

/** The text of a content page where its own page can't be opened. */
export function PageDialog({ slug, title, onClose, onLink }: PageDialogProps) {
  const page = useQuery({
    queryKey: ['page', slug],
    queryFn: async () => (await call(getPage, { params: { slug } }, { isQuiet: true })).data,
  });
  return (
    <Dialog
      actions={<Button onPress={onClose}>Close</Button>}
      isOpen
      onClose={onClose}
      title={title}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section aria-label={title} className="max-h-[52vh] overflow-y-auto pe-2" tabIndex={0}>
        {page.data ? (
          <>
            {page.data.intro && (
              <RichText className="mb-4" html={page.data.intro} onLink={onLink} />
            )}
            {page.data.sections.map(({ id, title: heading, html }) => (
              <div className="mb-5" key={id}>
                <h3 className="font-sans text-16 font-[560]">{heading}</h3>
                <RichText className="mt-1 text-muted" html={html} onLink={onLink} />
              </div>
            ))}
          </>
        ) : page.isLoadingError ? (
          <ErrorState
            isRetrying={page.isFetching}
            onRetry={() => void page.refetch()}
            title="This text could not be loaded"
          />
        ) : (
          <>
            <LoadingNote label="The text is loading" />
            <Skeleton className="h-60" />
          </>
        )}
      </section>
    </Dialog>
  );
}
