import { AreaLayout } from './area-layout.tsx';
import { STAFF_AREA } from './staff-area.ts';

export default function StaffLayout() {
  return <AreaLayout area={STAFF_AREA} />;
}
