// How far areas of photos are off, how far they are told to be, and how often the true area is within, over sets of 40
// photos whose truth is known; and how well the light on old floors is found.
//   npm run photo:accuracy [-- --count 40] [-- --from 1]
import { parseArgs } from 'node:util';
import { judge, quantile } from '@wevisu/photo/test-accuracy.ts';
import { caseSets } from '@wevisu/photo/test-cases.ts';
import { floorSets, lightCorrelation } from '@wevisu/photo/test-patterns.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '40' }, from: { type: 'string', default: '1' } },
});
const [count, from] = [Number(values.count), Number(values.from)];

console.log(
  'error of the area: median, 95th percentile, worst; told: median, 95th percentile; true area within',
);
for (const [name, make] of Object.entries(caseSets)) {
  const judged = Array.from({ length: count }, (_, n) => judge(make(n + from)));
  const [off, told] = [judged.map((one) => one.off), judged.map((one) => one.told)];
  const within = judged.filter((one) => one.off <= one.told).length;
  const percent = (value: number) => `${value.toFixed(1)} %`.padStart(7);
  console.log(
    `${name.padEnd(40)}${percent(quantile(off, 0.5))}${percent(quantile(off, 0.95))}${percent(Math.max(...off))}  told${percent(quantile(told, 0.5))}${percent(quantile(told, 0.95))}  ${within} of ${count}`,
  );
}

console.log(
  '\ncorrelation of the light with the true light: worst, 5th percentile, median; at least 0.9',
);
for (const [name, make] of Object.entries(floorSets)) {
  const all = Array.from({ length: count }, (_, n) => lightCorrelation(n + from, make(n + from)));
  const [worst, low, median] = [0, 0.05, 0.5].map((share) => quantile(all, share).toFixed(2));
  const good = all.filter((one) => one >= 0.9).length;
  console.log(`${name.padEnd(40)}  ${worst}  ${low}  ${median}  ${good} of ${count}`);
}
