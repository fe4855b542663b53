import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardOf } from './print-card.ts';

const PRO = {
  companyName: 'Oakridge Remodeling',
  tagline: 'Kitchens and baths',
  vsdId: 'OAKRIDGE',
};

test('G-30 the print-ready card shows the ID, and its QR code opens the showroom', async () => {
  const address = 'https://shop.example/showroom/OAKRIDGE';
  const { content } = cardOf(PRO, { site: 'https://shop.example', address });
  expect(JSON.stringify(content)).toContain('"text":"OAKRIDGE"');
  const [top] = content;
  const svg = top !== undefined && 'columns' in top ? top.columns[1]?.svg : undefined;
  const drawn = await sharp(Buffer.from(svg ?? ''), { density: 300 })
    .resize(600, 600, { kernel: 'nearest' })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = drawn.info;
  expect(decodeQR({ width, height, data: new Uint8Array(drawn.data) })).toBe(address);
});
