import { expect, test } from 'vitest';
import type { Drawing } from './drawing.ts';
import { writeDrawingSvg } from './drawing-svg.ts';

const drawing: Drawing = {
  bounds: { minX: 0, minY: 0, maxX: 30_480, maxY: 15_240 },
  shapes: [
    {
      look: 'body',
      points: [
        [0, 0],
        [100, 0],
        [100, 200],
      ],
      closed: true,
      holes: [
        [
          [10, 10],
          [20, 10],
          [20, 20],
        ],
      ],
      nodeId: 'a',
    },
    {
      look: 'swing',
      points: [
        [0, 0],
        [0, 300],
      ],
      closed: false,
      nodeId: null,
    },
  ],
  texts: [
    {
      text: `<b>"A" & 'B'</b>\u0000\ud800`,
      at: [500, 600],
      size: 900,
      angleDeg: 90,
      look: 'room',
      nodeId: 'a',
    },
  ],
};
const svg = writeDrawingSvg(drawing, '<script>alert(1)</script>', 1_000);

test('names are text, whatever is typed into them', () => {
  expect(svg).not.toContain('<script');
  expect(svg).not.toContain('<b>');
  expect(svg).toContain('&#60;script&#62;');
  expect(svg).toContain('&#34;A&#34; &#38; &#39;B&#39;');
  expect(svg.isWellFormed()).toBe(true);
  expect(svg).not.toContain('\u0000');
});

test('the sheet holds the drawing and its margin, and prints at 1/4 in to the foot', () => {
  expect(svg).toContain('viewBox="0 0 32480 17240"');
  // 3.248 m at 1:48.
  expect(svg).toContain('width="67.67mm"');
});

test('north is up: the south-west corner of the drawing is at the lower left', () => {
  expect(svg).toContain('d="M1000 16240L1100 16240L1100 16040Z');
});

test('shapes are painted in their order, areas closed with their holes, lines open and dashed', () => {
  const paths = svg.match(/<path [^>]+>/g) ?? [];
  expect(paths).toHaveLength(2);
  expect(paths[0]).toContain('fill-rule="evenodd"');
  expect(paths[0]?.match(/Z/g)).toHaveLength(2);
  expect(paths[1]).toContain('fill="none"');
  expect(paths[1]).toContain('stroke-dasharray');
  expect(paths[1]).not.toContain('Z');
});

test('the same drawing gives the same bytes', () => {
  expect(writeDrawingSvg(structuredClone(drawing), '<script>alert(1)</script>', 1_000)).toBe(svg);
});
