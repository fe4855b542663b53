import { AreaLayout } from './area-layout.tsx';
import { PRO_AREA } from './pro-area.ts';

export default function ProLayout() {
  return <AreaLayout area={PRO_AREA} />;
}
