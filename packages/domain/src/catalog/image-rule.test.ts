import { expect, test } from 'vitest';
import { checkImage, IMAGE_EXTENSIONS, imageTooSmallMessage } from './image-rule.ts';

function check(fileName: string, width = 200, height = 100) {
  const facts = { field: 'photo', fileName, width, height };
  return checkImage(facts, { width: 200, height: 100 })?.code ?? 'ok';
}

test('CAT-14 exactly six image types are accepted, in any case', () => {
  expect(IMAGE_EXTENSIONS).toHaveLength(6);
  for (const type of ['jpg', 'svg', 'jpeg', 'png', 'bmp', 'gif', 'PNG']) {
    expect(check(`a.${type}`)).toBe('ok');
  }
  for (const name of ['a.webp', 'a.pdf', 'png', 'a.png.exe', '']) {
    expect(check(name)).toBe('image_type_invalid');
  }
});

test('CAT-15 an image below the least width or height is refused in the words of the spec', () => {
  expect(check('a.png', 199, 100)).toBe('image_too_small');
  expect(check('a.png', 200, 99)).toBe('image_too_small');
  expect(imageTooSmallMessage('photo', 200, 100)).toBe(
    'The photo field must be Minimum 200 X 100 pixels.',
  );
});
