// picture-processor.ts starts it for one picture, and ends it if it takes too long: the file comes in, the results go
// out after a line with their lengths.
import { buffer } from 'node:stream/consumers';
import { cleanPicture } from './clean-picture.ts';
import type { PictureOrder } from './picture-order.ts';
import { remakePicture } from './remake-picture.ts';

const order = JSON.parse(process.argv[2] ?? '') as PictureOrder;
const bytes = await buffer(process.stdin);
if (order.make === 'clean') {
  const made = await cleanPicture(bytes, order.type);
  if (typeof made === 'string') reply({ problem: made });
  else reply({}, [made.clean]);
} else {
  const made = await remakePicture(bytes, order.sizes);
  if (typeof made === 'string') reply({ problem: made });
  else {
    const { full, small, ...rest } = made;
    reply(rest, [full, small]);
  }
}

function reply(head: object, files: readonly Buffer[] = []): void {
  const line = JSON.stringify({ ...head, lengths: files.map(({ length }) => length) });
  process.stdout.write(Buffer.concat([Buffer.from(`${line}\n`), ...files]));
}
