import type { Figures } from '@wevisu/domain/policy/count-claims.ts';
import type { CatalogIndex } from '../catalog/index/catalog-index.ts';
import { listBrands } from '../catalog/list-brands.ts';
import type { PagesDeps } from './deps.ts';
import { countDesigns } from './store.ts';

/** U-51: counted, not claimed. */
export async function readFigures({
  db,
  index,
}: Pick<PagesDeps, 'db' | 'index'>): Promise<Figures> {
  const { floorPlans, templates } = await countDesigns(db);
  return { floor_plans: floorPlans, templates, materials: countMaterials(index()) };
}

/** Every product has exactly one brand. */
function countMaterials(index: CatalogIndex): number {
  return listBrands(index, null).reduce((sum, { total }) => sum + total, 0);
}
