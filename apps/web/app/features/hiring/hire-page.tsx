import { HIRES_PATH } from '@wevisu/site/hire-paths.ts';
import { useParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { HireView } from './hire-view.tsx';
import { HiresSkeleton } from './hires-skeleton.tsx';

/** One hire, for its homeowner. */
export default function HirePage() {
  const id = Number(useParams().id);
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <PageHead isPrivate title="Hire" />
      <LinkButton className="mb-3 -ms-3" icon="left" kind="quiet" size="small" to={HIRES_PATH}>
        All hires
      </LinkButton>
      <RequireSession loading={<HiresSkeleton label="The hire is loading" />}>
        <HireView id={id} key={id} reader="homeowner" />
      </RequireSession>
    </div>
  );
}
