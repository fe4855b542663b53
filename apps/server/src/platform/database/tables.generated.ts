// Made by `npm run db:types` from the migrated database.
// biome-ignore-all lint: generated
export interface DB {}
