import { useQuery } from '@tanstack/react-query';
import type { PageText, PageVersion } from '@wevisu/contract/page-texts.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { useState } from 'react';
import { ApiFailure, joinFieldTexts } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { LineDiff } from './line-diff.tsx';
import { fetchVersion, pageTextKey, sendRestored } from './page-text-calls.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { wholeText } from './whole-text.ts';

interface VersionListProps {
  readonly page: PageText;
  /** Something was typed that is not saved. */
  readonly isDirty: boolean;
  readonly onSaved: (page: PageText) => void;
}

/** What was published on a page, to compare with what is live and to bring back. */
export function VersionList({ page, isDirty, onSaved }: VersionListProps) {
  const { slug, live, versions, revision } = page;
  /** 0: the standard text. */
  const [asked, setAsked] = useState<number | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [isPending, setPending] = useState(false);

  async function restore(number: number, reason: string) {
    setPending(true);
    setError(undefined);
    try {
      const body = { number: number === 0 ? null : number, revision, reason };
      const { data, message } = await sendRestored(slug, body);
      showToast('success', message);
      setAsked(null);
      onSaved(data);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(joinFieldTexts(failure.fields)['reason']);
      if (failure.fields['reason'] === undefined) {
        setAsked(null);
        toastFailure(failure);
        if (failure.code === 'changed_meanwhile') onSaved(failure.now as PageText);
      }
    } finally {
      setPending(false);
    }
  }

  return (
    <section aria-labelledby="versions" className="mt-10 max-w-[880px]">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-18" id="versions">
          Versions
        </h2>
        {!live.is_standard && (
          <Button kind="secondary" onPress={() => setAsked(0)} size="small">
            Take back to the standard text…
          </Button>
        )}
      </div>
      {versions.length === 0 ? (
        <p className="mt-2 text-muted">
          Nobody has published another text. Visitors read the standard one.
        </p>
      ) : (
        <ol className="mt-2 divide-y divide-line border-y border-line">
          {versions.map((version) => (
            <Version
              isLive={version.number === live.number}
              key={version.number}
              onRestore={() => setAsked(version.number)}
              page={page}
              version={version}
            />
          ))}
        </ol>
      )}
      {asked !== null && (
        <PublishDialog
          error={error}
          isPending={isPending}
          onClose={() => setAsked(null)}
          onSend={(reason) => void restore(asked, reason)}
          title={asked === 0 ? 'Take back to the standard text' : `Restore version ${asked}`}
          verb={asked === 0 ? 'Take back' : 'Restore'}
        >
          <p>
            Visitors read it at once. It becomes a new version
            {page.draft ? ', and the draft is discarded.' : '.'}
            {isDirty && ' What you have typed and not saved is lost.'}
          </p>
        </PublishDialog>
      )}
    </section>
  );
}

interface VersionProps {
  readonly page: PageText;
  readonly version: PageVersion;
  readonly isLive: boolean;
  readonly onRestore: () => void;
}

function Version({ page, version, isLive, onRestore }: VersionProps) {
  const [isOpen, setOpen] = useState(false);
  const { number, kind, restored_from, reason, by, at } = version;
  const what = {
    written: '',
    restored: `, version ${restored_from} again`,
    standard: ', the standard text',
  }[kind];
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1 basis-64">
          <span className="font-[560]">
            Version {number}
            {what}
          </span>
          {isLive && <span className="text-muted"> (live)</span>}
          <span className="block break-words text-muted">
            {formatDate(at)}
            {by !== '' && ` by ${by}`}: {reason}
          </span>
        </span>
        {!isLive && (
          <span className="flex gap-1">
            <Button
              aria-expanded={isOpen}
              aria-label={`Compare version ${number} with the live text`}
              kind="quiet"
              onPress={() => setOpen(!isOpen)}
              size="small"
            >
              Compare
            </Button>
            {kind !== 'standard' && (
              <Button
                aria-label={`Restore version ${number}`}
                kind="quiet"
                onPress={onRestore}
                size="small"
              >
                Restore…
              </Button>
            )}
          </span>
        )}
      </div>
      {isOpen && <Difference number={number} page={page} />}
    </li>
  );
}

function Difference({ page, number }: { readonly page: PageText; readonly number: number }) {
  const version = useQuery({
    queryKey: [...pageTextKey(page.slug), 'version', number],
    queryFn: () => fetchVersion(page.slug, number),
  });
  if (version.isLoadingError)
    return <p className="py-2 text-danger-text">The version could not be loaded.</p>;
  if (!version.data) return <p className="py-2 text-muted">The version is loading.</p>;
  return (
    <div className="mt-2">
      <LineDiff
        from={wholeText(version.data)}
        label={`Version ${number} and the live text`}
        to={wholeText(page.live)}
      />
    </div>
  );
}
