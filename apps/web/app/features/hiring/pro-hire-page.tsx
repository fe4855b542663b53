import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { useParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { HireView } from './hire-view.tsx';

/** One hire, for its pro. */
export default function ProHirePage() {
  const id = Number(useParams().id);
  return (
    <>
      <PageHead isPrivate title="Hire" />
      <LinkButton className="mb-3 -ms-3" icon="left" kind="quiet" size="small" to={PRO_PATHS.hires}>
        All hires
      </LinkButton>
      <HireView id={id} key={id} reader="pro" />
    </>
  );
}
