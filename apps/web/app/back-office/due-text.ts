const MINUTE_MS = 60_000;

/** '5 h left', '40 min over', '3 days left': how a case stands to its promise, or how old it is where there is none. */
export function dueText(
  of: { readonly dueAt: string | null; readonly since: string; readonly isWaiting: boolean },
  now: Date,
): string {
  if (of.dueAt === null) return `${spanText(now.getTime() - Date.parse(of.since))} old`;
  const left = Date.parse(of.dueAt) - now.getTime();
  if (of.isWaiting) return 'Clock stopped';
  return left < 0 ? `${spanText(-left)} over` : `${spanText(left)} left`;
}

export function spanText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}
