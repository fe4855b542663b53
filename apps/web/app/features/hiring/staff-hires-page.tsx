import { AreaPage } from '../../back-office/area-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HireList } from './hire-list.tsx';

/** G-59: hires in which staff were asked to decide; those that wait stand first. */
export default function StaffHiresPage() {
  return (
    <AreaPage title="Hires in dispute">
      <HireList
        empty={
          <EmptyState icon="user" title="No hire is in dispute">
            <p>Once a homeowner or a pro asks staff to decide, their hire appears here.</p>
          </EmptyState>
        }
        reader="staff"
      />
    </AreaPage>
  );
}
