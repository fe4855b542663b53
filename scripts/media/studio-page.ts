// Runs in the browser: draws a picture and encodes it there, since moving raw pixels out of the browser
// takes as long as drawing them.
import type { ModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import { createProductStudio } from '@wevisu/viewer/studio/product-studio.ts';

const pixels = Number(new URLSearchParams(location.search).get('pixels'));
const studio = createProductStudio(document.createElement('canvas'), pixels);
const page = new OffscreenCanvas(pixels, pixels);
const paper = page.getContext('2d', { willReadFrequently: true });

/** The encoded picture, in base64. */
async function drawPicture(spec: ModelSpec, quality: number): Promise<string> {
  if (paper === null) throw new Error('the browser has no 2D canvas');
  studio.draw(spec);
  const rows = studio.readPixels();
  const image = paper.createImageData(pixels, pixels);
  const stride = pixels * 4;
  for (let y = 0; y < pixels; y++) {
    const from = (pixels - 1 - y) * stride;
    image.data.set(rows.subarray(from, from + stride), y * stride);
  }
  paper.putImageData(image, 0, 0);
  const blob = await page.convertToBlob({
    type: quality < 1 ? 'image/webp' : 'image/png',
    quality,
  });
  const address = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsDataURL(blob);
  });
  return address.slice(address.indexOf(',') + 1);
}

Object.assign(window, { drawPicture });
