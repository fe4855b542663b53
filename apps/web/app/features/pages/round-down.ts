/** '60' for 60, '25,000+' for 25,431: to the leading one or two digits, with a plus where something is left. */
export function roundDown(count: number): string {
  const step = count < 100 ? 10 : 10 ** Math.floor(Math.log10(count) - 1);
  const shown = count < 10 ? count : Math.floor(count / step) * step;
  return `${shown.toLocaleString('en-US')}${shown < count ? '+' : ''}`;
}
