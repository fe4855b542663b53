import type { RemadePicture } from './remake-picture.ts';

/** A picture of pixels as a drawing that holds it: logos are stored as drawings. */
export function drawPicture({ small, width, height }: RemadePicture): string {
  const data = small.toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/webp;base64,${data}"/></svg>`;
}
