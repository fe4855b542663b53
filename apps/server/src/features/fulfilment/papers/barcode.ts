import { toSVG } from 'bwip-js/node';

/** Code 128 with its quiet zones, as an SVG. `text` is printable ASCII. */
export function drawBarcode(text: string): string {
  return toSVG({ bcid: 'code128', text, height: 12, paddingwidth: 10, paddingheight: 0 });
}
