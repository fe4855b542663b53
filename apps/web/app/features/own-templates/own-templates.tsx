import { OWN_TEMPLATE } from '@wevisu/domain/projects/own-template.ts';
import { designPath } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StartLink } from '../design-library/start-link.tsx';
import { TEMPLATE_GRID } from '../design-library/template-grid.tsx';
import { ChangeTemplate } from './change-template.tsx';
import { DeleteTemplate } from './delete-template.tsx';
import { OwnTemplateCard, type TemplateAction } from './own-template-card.tsx';
import type { OwnTemplate } from './template-calls.ts';
import { TemplatesSkeleton } from './templates-skeleton.tsx';
import { useOwnTemplates } from './use-own-templates.ts';

/** Two full rows. */
const FIRST_SHOWN = 6;

/** The templates of the signed-in person. */
export default function OwnTemplates({ product }: { readonly product: string | null }) {
  const { data, isLoadingError, isFetching, refetch } = useOwnTemplates();
  const [showsAll, setShowsAll] = useState(false);
  const [asked, setAsked] = useState<{ action: TemplateAction; template: OwnTemplate } | null>(
    null,
  );
  if (isLoadingError) {
    return (
      <ErrorState
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        title="Your templates could not be loaded"
      />
    );
  }
  if (!data) return <TemplatesSkeleton />;
  if (data.length === 0) return <NoTemplates />;
  const shown = showsAll ? data : data.slice(0, FIRST_SHOWN);
  const close = () => setAsked(null);
  return (
    <>
      {data.length >= OWN_TEMPLATE.maxTemplates && (
        <Notice className="mt-6" kind="warning" title={`You have ${data.length} templates`}>
          That is the limit. To save another, delete one you no longer need.
        </Notice>
      )}
      <ul className={`mt-8 ${TEMPLATE_GRID}`}>
        {shown.map((template) => (
          <li key={template.id}>
            <OwnTemplateCard
              onAct={(action) => setAsked({ action, template })}
              product={product}
              template={template}
            />
          </li>
        ))}
      </ul>
      {shown.length < data.length && (
        <p className="mt-8 text-center">
          <Button kind="quiet" onPress={() => setShowsAll(true)}>
            Show all {data.length} templates
          </Button>
        </p>
      )}
      {asked?.action === 'change' && <ChangeTemplate onClose={close} template={asked.template} />}
      {asked?.action === 'delete' && <DeleteTemplate onClose={close} template={asked.template} />}
    </>
  );
}

/** How to get a first one. */
function NoTemplates() {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-sunken px-5 py-4 text-14">
      <span className="text-muted max-sm:hidden">
        <Icon name="room" />
      </span>
      <p className="min-w-56 flex-1">
        You have none yet. Open a room, make it yours, and choose “Save as template…” under Files.
      </p>
      <StartLink
        className="text-link inline-flex min-h-11 items-center"
        floorTemplate={null}
        floorplan={null}
        to={designPath({ empty: true })}
      >
        Start from an empty room
      </StartLink>
    </div>
  );
}
