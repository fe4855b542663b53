import { AreaPage } from '../../back-office/area-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HireList } from './hire-list.tsx';

/** G-59: homeowners who ask this pro for an offer, and what became of it. */
export default function ProHiresPage() {
  return (
    <AreaPage title="Hires">
      <HireList
        empty={
          <EmptyState icon="user" title="Nobody has asked you yet">
            <p>When a homeowner wants to hire you for a project, the request appears here.</p>
          </EmptyState>
        }
        reader="pro"
      />
    </AreaPage>
  );
}
