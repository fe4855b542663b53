// Started by picture-processor.ts for one picture, and ended by it where it takes too long: the file comes in, what was made
// of it goes out behind a line that tells the lengths.
import { buffer } from 'node:stream/consumers';
import { remakePicture } from './remake-picture.ts';

const [longestPx, smallPx] = process.argv.slice(2).map(Number);
const made = await remakePicture(await buffer(process.stdin), {
  longestPx: longestPx ?? 0,
  smallPx: smallPx ?? 0,
});
if (typeof made === 'string') {
  process.stdout.write(`${JSON.stringify({ problem: made })}\n`);
} else {
  const { full, small, ...rest } = made;
  const head = { ...rest, lengths: [full.length, small.length] };
  process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), full, small]));
}
