// How far areas of photos are off, how far they are told to be, and how often the true area is within, over sets of 40
// rooms whose truth is known.
//   npm run photo:accuracy [-- --count 40]
import { parseArgs } from 'node:util';
import { judge, quantile } from '@wevisu/photo/test-accuracy.ts';
import { caseSets } from '@wevisu/photo/test-cases.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '40' }, from: { type: 'string', default: '1' } },
});
const count = Number(values.count);

console.log(
  'error of the area: median, 95th percentile, worst; told: median, 95th percentile; true area within',
);
for (const [name, make] of Object.entries(caseSets)) {
  const judged = Array.from({ length: count }, (_, n) => judge(make(n + Number(values.from))));
  const [off, told] = [judged.map((one) => one.off), judged.map((one) => one.told)];
  const within = judged.filter((one) => one.off <= one.told).length;
  const percent = (value: number) => `${value.toFixed(1)} %`.padStart(7);
  console.log(
    `${name.padEnd(40)}${percent(quantile(off, 0.5))}${percent(quantile(off, 0.95))}${percent(Math.max(...off))}  told${percent(quantile(told, 0.5))}${percent(quantile(told, 0.95))}  ${within} of ${count}`,
  );
}
