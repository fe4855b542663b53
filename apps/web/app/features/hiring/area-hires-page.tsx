import { STAFF_HIRES_PATH } from '@wevisu/site/hire-paths.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { useParams } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { useSession } from '../../platform/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { HireList } from './hire-list.tsx';
import { HireView } from './hire-view.tsx';

const TEXTS = {
  pro: {
    ...{ title: 'Hires', path: PRO_PATHS.hires, empty: 'Nobody has asked you yet' },
    note: 'When a homeowner wants to hire you for a project, the request appears here.',
  },
  staff: {
    ...{ title: 'Hires', path: STAFF_HIRES_PATH, empty: 'There is no hire yet' },
    note: 'Once something is paid for a hire, or one of the two asks staff to decide, it appears here.',
  },
} as const;

/** G-59: for a pro, who asks for an offer; for staff, what is paid here and what they are to decide; or one of these hires. */
export default function AreaHiresPage() {
  const { id } = useParams();
  const reader = useSession().user?.type === 'Admin' ? 'staff' : 'pro';
  const { title, path, empty, note } = TEXTS[reader];
  if (id !== undefined) {
    return (
      <>
        <PageHead isPrivate title="Hire" />
        <LinkButton className="mb-3 -ms-3" icon="left" kind="quiet" size="small" to={path}>
          All hires
        </LinkButton>
        <HireView id={Number(id)} key={id} reader={reader} />
      </>
    );
  }
  return (
    <AreaPage title={title}>
      <HireList
        empty={
          <EmptyState icon="user" title={empty}>
            <p>{note}</p>
          </EmptyState>
        }
        reader={reader}
      />
    </AreaPage>
  );
}
