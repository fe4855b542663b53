import type { EncodeJpeg } from '@wevisu/scene/exchange/model/materials.ts';
import sharp from 'sharp';

/** Baked surfaces as JPEG: grain and joints stay, a kitchen's pictures take 3 MB. */
export const encodeJpeg: EncodeJpeg = ({ width, height, rgba }) =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 82 })
    .toBuffer();
