import type { ProductFactsDeps } from '../product-facts/deps.ts';

export interface DesignLibraryDeps extends ProductFactsDeps {
  readonly now: () => Date;
}
