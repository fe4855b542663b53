import { OWN_PICTURE } from '@wevisu/domain/projects/own-picture.ts';
import { expect, test } from 'vitest';
import { nameOfFile } from './picture-name.ts';
import { changeUploads, nextUpload, type Upload, type UploadEvent } from './uploads.ts';

const file = (name: string, size = 3) => new File([new Uint8Array(size)], name);
const run = (...events: readonly UploadEvent[]) =>
  events.reduce<readonly Upload[]>(changeUploads, []);
const chosen: UploadEvent = { type: 'chosen', files: [file('a'), file('b')], firstId: 4 };

test('VIS-02 pictures are sent one after the other, in the order they were chosen', () => {
  const both = run(chosen);
  expect(both.map(({ id, state }) => [id, state])).toEqual([
    [4, 'waiting'],
    [5, 'waiting'],
  ]);
  expect(nextUpload(both)?.id).toBe(4);
  expect(nextUpload(run(chosen, { type: 'sending', id: 4 }))).toBeNull();
  expect(nextUpload(run(chosen, { type: 'sending', id: 4 }, { type: 'gone', id: 4 }))?.id).toBe(5);
});

test('VIS-02 a failed upload blocks nothing and can be retried', () => {
  const failed: UploadEvent = { type: 'failed', id: 4, message: 'No response.', canRetry: true };
  const uploads = run(
    chosen,
    { type: 'sending', id: 4 },
    { type: 'progress', id: 4, part: 0.5 },
    failed,
  );
  expect(uploads[0]).toMatchObject({ state: 'failed', message: 'No response.', canRetry: true });
  expect(nextUpload(uploads)?.id).toBe(5);
  const again = changeUploads(uploads, { type: 'again', id: 4 });
  expect(again[0]).toMatchObject({ state: 'waiting', part: 0, message: '' });
  expect(nextUpload(again)?.id).toBe(4);
});

test('VIS-02 a file above the limit is refused before it is sent', () => {
  const large = file('large.jpg', OWN_PICTURE.maxBytes + 1);
  const uploads = run({ type: 'chosen', files: [large], firstId: 0 });
  expect(uploads[0]).toMatchObject({
    state: 'failed',
    canRetry: false,
    message: 'This file is too large. The limit is 20 MB.',
  });
  expect(nextUpload(uploads)).toBeNull();
});

test.each([
  ['Bath_north wall.JPG', 'Bath north wall'],
  ['IMG_0042.heic', 'IMG 0042'],
  ['plan.v2.png', 'plan.v2'],
  ['.png', ''],
  ['x'.repeat(200), 'x'.repeat(80)],
  ['😀'.repeat(60), '😀'.repeat(40)],
])('VIS-02 the file %s is called %s', (fileName, name) => {
  expect(nameOfFile(fileName)).toBe(name);
});
