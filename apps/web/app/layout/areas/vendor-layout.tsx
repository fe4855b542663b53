import { AreaLayout } from './area-layout.tsx';
import { VENDOR_AREA } from './vendor-area.ts';

export default function VendorLayout() {
  return <AreaLayout area={VENDOR_AREA} />;
}
