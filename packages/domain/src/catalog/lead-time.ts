/**
 * How long a product takes, in words, from the least and the most days that its vendor names: days
 * up to two weeks, whole weeks (the most rounded up) beyond. '1 day', '3 to 5 days', '2 to 4 weeks'.
 * Throws RangeError unless 0 <= least <= most, both whole.
 */
export function leadTimeText(leastDays: number, mostDays: number): string {
  if (!Number.isInteger(leastDays) || !Number.isInteger(mostDays) || leastDays > mostDays) {
    throw new RangeError(`not a lead time: ${leastDays} to ${mostDays} days`);
  }
  if (leastDays < 0) throw new RangeError(`a lead time of ${leastDays} days`);
  if (mostDays === 0) return 'today';
  if (mostDays <= 14) return span(Math.max(1, leastDays), mostDays, 'day');
  return span(Math.max(1, Math.floor(leastDays / 7)), Math.ceil(mostDays / 7), 'week');
}

function span(least: number, most: number, unit: string): string {
  const plural = most === 1 ? unit : `${unit}s`;
  return least === most ? `${most} ${plural}` : `${least} to ${most} ${plural}`;
}
