/** '60' for 60, '25,000+' for 25,431: rounded down to one or two leading digits, with a plus if there is a remainder. */
export function roundDown(count: number): string {
  const step = count < 100 ? 10 : 10 ** Math.floor(Math.log10(count) - 1);
  const shown = count < 10 ? count : Math.floor(count / step) * step;
  return `${shown.toLocaleString('en-US')}${shown < count ? '+' : ''}`;
}
