const UNIQUE_VIOLATION = '23505';
const INDEXES = ['showrooms_vsd_id_key', 'showroom_ids_pkey'];

/** Whether a write broke because another showroom has or had the ID. */
export function isTakenId(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && INDEXES.includes(String(constraint));
}
