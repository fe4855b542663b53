// picture-processor.ts starts it for one picture, and ends it if it takes too long: the file comes in, the results go
// out after a line with their lengths.
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
