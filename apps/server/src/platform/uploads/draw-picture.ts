import type { RemadePicture } from './remake-picture.ts';

/** A picture of pixels as a drawing that holds it: logos are stored as drawings. */
export function drawPicture({ small, width, height }: RemadePicture): string {
  const data = small.toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/webp;base64,${data}"/></svg>`;
}

const DRAWN =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"><image width="\d+" height="\d+" href="data:image\/webp;base64,([A-Za-z0-9+/=]+)"\/><\/svg>$/;

/** The WebP of such a drawing; null for any other. */
export function readDrawnPicture(svg: string): Buffer | null {
  const [, data] = DRAWN.exec(svg) ?? [];
  return data === undefined ? null : Buffer.from(data, 'base64');
}
