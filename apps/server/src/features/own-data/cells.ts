/** Parts per million as percent. */
export function percent(ppm: number): number {
  return ppm / 10_000;
}

/** "2026-11-02 17:05", UTC. */
export function textOfTime(at: Date | null): string | null {
  return at?.toISOString().slice(0, 16).replace('T', ' ') ?? null;
}
