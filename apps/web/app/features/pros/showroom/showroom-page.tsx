import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShowroomEditor } from '@wevisu/contract/pros.ts';
import { enterShowroomPath, PATHS } from '@wevisu/site/paths.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PlainLink } from '../../../ui/plain-link.tsx';
import { TakeDataSection } from '../../own-data/take-data-section.tsx';
import { fetchOwnShowroom, PRO_KEYS } from '../pro-calls.ts';
import { ProSkeleton } from '../pro-skeleton.tsx';
import { CardButton } from './card-button.tsx';
import { CreateForm } from './create-form.tsx';
import { EditorForm } from './editor-form.tsx';
import { IdSection } from './id-section.tsx';
import { PictureSection } from './picture-section.tsx';

/** G-30: the pro makes and edits the showroom. */
export default function ShowroomPage() {
  return (
    <AreaPage title="Showroom">
      <Showroom />
    </AreaPage>
  );
}

function Showroom() {
  const own = useQuery({ queryKey: PRO_KEYS.showroom, queryFn: fetchOwnShowroom });
  const queryClient = useQueryClient();
  if (own.isLoadingError) {
    return (
      <ErrorState
        isRetrying={own.isFetching}
        onRetry={() => void own.refetch()}
        title="Your showroom could not be loaded"
      />
    );
  }
  if (!own.data) return <ProSkeleton />;
  const keep = (showroom: ShowroomEditor) => {
    queryClient.setQueryData(PRO_KEYS.showroom, { showroom, proposal: null });
    void queryClient.invalidateQueries({ queryKey: PRO_KEYS.start });
    void queryClient.invalidateQueries({ queryKey: PRO_KEYS.plan });
  };
  const { showroom, proposal } = own.data;
  if (showroom === null) return proposal && <CreateForm onOpened={keep} proposal={proposal} />;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <EditorForm onSaved={keep} showroom={showroom} />
      <div className="grid gap-6">
        <section
          aria-labelledby="visitors"
          className="rounded-card border border-line bg-surface p-4"
        >
          <h2 className="text-18" id="visitors">
            What visitors see
          </h2>
          <div className="mt-3 flex flex-wrap items-center gap-4">
            <PlainLink className="text-link" to={enterShowroomPath(showroom.vsd_id)}>
              Open your shop
            </PlainLink>
            <PlainLink className="text-link" to={PRO_PATHS.featured}>
              Choose featured products
            </PlainLink>
            <CardButton vsdId={showroom.vsd_id} />
          </div>
        </section>
        <section
          aria-labelledby="own-rooms"
          className="rounded-card border border-line bg-surface p-4"
        >
          <h2 className="text-18" id="own-rooms">
            Plans and templates
          </h2>
          <p className="mt-1 text-muted">
            Rooms that you save as templates are offered to everyone in your showroom.
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-4">
            <PlainLink className="text-link" to={`${PATHS.visualize}#templates`}>
              Your templates
            </PlainLink>
            <PlainLink className="text-link" to={PATHS.visualize}>
              Design a room
            </PlainLink>
          </div>
        </section>
        <IdSection onChanged={keep} showroom={showroom} />
        <PictureSection kind="opening" onChanged={keep} showroom={showroom} />
        <PictureSection kind="logo" onChanged={keep} showroom={showroom} />
        <TakeDataSection kind="pro" />
      </div>
    </div>
  );
}
