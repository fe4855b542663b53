import type { MaterialInput } from '../material.ts';
import type { ColorFamily, Preset } from './preset.ts';

type Turf = Extract<MaterialInput, { kind: 'turf' }>;

function turf(
  label: string,
  bladeColors: string[],
  thatchColor: string,
  look: Partial<Omit<Turf, 'kind'>>,
  families: readonly ColorFamily[] = ['green'],
): Preset<Turf> {
  return { label, families, material: { kind: 'turf', bladeColors, thatchColor, ...look } };
}

export const turfs = {
  'spring-fescue': turf('Spring Fescue', ['#5f8a3a', '#7ba34c', '#4b7330'], '#8c7a4a', {
    pileHeightMm: 40,
  }),
  'kentucky-bluegrass': turf('Kentucky Bluegrass', ['#35682f', '#4a7f3c', '#2b5527'], '#6f6a3c', {
    pileHeightMm: 45,
    densityRatio: 0.85,
  }),
  'coastal-bermuda': turf('Coastal Bermuda', ['#7a9a4d', '#93ad5f', '#668642'], '#a08b58', {
    pileHeightMm: 32,
    thatchRatio: 0.5,
  }),
  'olive-zoysia': turf('Olive Zoysia', ['#66783c', '#7d8a49', '#535f31'], '#947e4d', {
    pileHeightMm: 38,
    thatchRatio: 0.55,
  }),
  'emerald-lawn': turf('Emerald Lawn', ['#2f7a3a', '#44934a', '#256230'], '#5f7a3f', {
    pileHeightMm: 42,
    glossRatio: 0.35,
  }),
  'autumn-field': turf(
    'Autumn Field',
    ['#7f8644', '#a09a55', '#66703a', '#b09d63'],
    '#a3834c',
    { pileHeightMm: 36, thatchRatio: 0.7 },
    ['green', 'brown'],
  ),
  'putting-green': turf('Putting Green', ['#3f7a38', '#4d8a42', '#356a31'], '#4a6a35', {
    pileHeightMm: 12,
    densityRatio: 1,
    curlRatio: 0.9,
    thatchRatio: 0.1,
    bladeWidthMm: 0.9,
  }),
  'pet-play': turf('Pet Play', ['#4f8238', '#639646', '#3f6d2f'], '#7f7443', {
    pileHeightMm: 30,
    densityRatio: 0.8,
    curlRatio: 0.5,
  }),
  'meadow-long': turf(
    'Meadow, Long Pile',
    ['#4f7d33', '#6e9a43', '#8aad57', '#3b6429'],
    '#8b7b45',
    { pileHeightMm: 55, bladeWidthMm: 1.6 },
  ),
  'desert-rye': turf(
    'Desert Rye',
    ['#8a9a55', '#a3ab69', '#71823f'],
    '#b09a66',
    { pileHeightMm: 35, thatchRatio: 0.6 },
    ['green', 'yellow'],
  ),
  'midnight-sport': turf('Sport Field', ['#2a5f2d', '#37713a', '#204d25'], '#3f5a2f', {
    pileHeightMm: 50,
    bladeWidthMm: 1.8,
    thatchRatio: 0.15,
    glossRatio: 0.4,
  }),
  'shade-moss': turf('Shade Moss', ['#5b7a45', '#6c8a50', '#4b6a3c'], '#66703f', {
    pileHeightMm: 18,
    densityRatio: 0.95,
    curlRatio: 0.8,
  }),
} satisfies Record<string, Preset<Turf>>;
