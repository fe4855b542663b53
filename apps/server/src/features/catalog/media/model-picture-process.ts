// render-model.ts starts it for one picture. It has no database and no environment.
import { modelSpecSchema } from '@wevisu/scene/kinds/model-spec.ts';
import { renderProduct } from '@wevisu/still/product/render-product.ts';
import sharp from 'sharp';
import type { ModelPictureNews, ModelPictureOrder } from './model-picture-order.ts';

const QUALITY = 86;

process.once('disconnect', () => process.exit(1));
process.once('message', async ({ spec, pixels, samples }: ModelPictureOrder) => {
  const { rgb } = renderProduct(modelSpecSchema.parse(spec), { pixels, samples });
  const image = sharp(rgb, { raw: { width: pixels, height: pixels, channels: 3 } });
  const news: ModelPictureNews = { webp: await image.webp({ quality: QUALITY }).toBuffer() };
  process.send?.(news, undefined, undefined, () => process.exit(0));
});
