import { expect, test } from 'vitest';
import { createPace, isDrawnBySoftware } from './pace.ts';

function paceAfter(...frames: readonly number[]): boolean {
  const pace = createPace(false);
  for (const ms of frames) pace.addFrame(ms);
  return pace.isSlow;
}

const many = (count: number, ms: number) => Array.from({ length: count }, () => ms);

test('G-39 three slow frames in a row make a device a slow one, a single stall does not', () => {
  expect(paceAfter(90, 90, 90)).toBe(true);
  expect(paceAfter(...many(100, 79))).toBe(false);
  expect(paceAfter(90, 2_000, 16, 90, 90, 16, 300)).toBe(false);
});

test('G-39 a device that was only busy for a while counts as quick again after many quick frames', () => {
  const slow = many(3, 400);
  expect(paceAfter(...slow, ...many(29, 17))).toBe(true);
  expect(paceAfter(...slow, ...many(30, 17))).toBe(false);
  expect(paceAfter(...slow, ...many(29, 17), 30, ...many(29, 17))).toBe(true);
  expect(paceAfter(...slow, ...many(500, 40))).toBe(true);
});

test.each([
  [
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    true,
  ],
  ['llvmpipe (LLVM 15.0.6, 256 bits)', true],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)', true],
  ['ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0, D3D11)', false],
  ['Apple GPU', false],
  ['Mali-G78', false],
])('G-39 %s draws by software: %s', (name, expected) => {
  const UNMASKED_RENDERER_WEBGL = 0x9246;
  const RENDERER = 0x1f01;
  // Some browsers name the renderer only through the extension, the others directly.
  const contextOf = (hasExtension: boolean) =>
    ({
      RENDERER,
      getExtension: () => (hasExtension ? { UNMASKED_RENDERER_WEBGL } : null),
      getParameter: (key: number) =>
        key === (hasExtension ? UNMASKED_RENDERER_WEBGL : RENDERER) ? name : 'WebKit WebGL',
    }) as unknown as WebGLRenderingContext;
  expect(isDrawnBySoftware(contextOf(true))).toBe(expected);
  expect(isDrawnBySoftware(contextOf(false))).toBe(expected);
});
