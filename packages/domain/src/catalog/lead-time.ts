/**
 * How long a product takes, in words, from the minimum and maximum days that its vendor gives: days
 * up to two weeks, whole weeks beyond (the maximum rounded up). '1 day', '3 to 5 days', '2 to 4 weeks'.
 * Throws RangeError unless 0 <= min <= max, both whole.
 */
export function leadTimeText(minDays: number, maxDays: number): string {
  if (!Number.isInteger(minDays) || !Number.isInteger(maxDays) || minDays > maxDays) {
    throw new RangeError(`not a lead time: ${minDays} to ${maxDays} days`);
  }
  if (minDays < 0) throw new RangeError(`a lead time of ${minDays} days`);
  if (maxDays === 0) return 'today';
  if (maxDays <= 14) return span(Math.max(1, minDays), maxDays, 'day');
  return span(Math.max(1, Math.floor(minDays / 7)), Math.ceil(maxDays / 7), 'week');
}

function span(min: number, max: number, unit: string): string {
  const plural = max === 1 ? unit : `${unit}s`;
  return min === max ? `${max} ${plural}` : `${min} to ${max} ${plural}`;
}
