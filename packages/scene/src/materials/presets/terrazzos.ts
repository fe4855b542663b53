import type { MaterialInput } from '../material.ts';
import type { ColorFamily, Preset } from './preset.ts';

type Terrazzo = Extract<MaterialInput, { kind: 'terrazzo' }>;

function terrazzo(
  label: string,
  families: readonly ColorFamily[],
  matrixColor: string,
  chipColors: string[],
  look: Partial<Omit<Terrazzo, 'kind'>> = {},
): Preset<Terrazzo> {
  return { label, families, material: { kind: 'terrazzo', matrixColor, chipColors, ...look } };
}

const fine = { chipMinMm: 1, chipMaxMm: 5, chipDensityRatio: 0.6 };
const bold = { chipMinMm: 8, chipMaxMm: 45, chipDensityRatio: 0.6 };

export const terrazzos = {
  'venetian-white': terrazzo('Venetian White', ['white', 'gray'], '#ebe8e1', [
    '#c9c6bf',
    '#9c9890',
    '#d8cdb9',
    '#6f6d69',
  ]),
  palladio: terrazzo(
    'Palladio',
    ['white', 'multicolor'],
    '#eeeae2',
    ['#c98f6f', '#8a8f8c', '#d9b98b', '#4f5553', '#b7b2a8'],
    bold,
  ),
  'rialto-gray': terrazzo('Rialto Gray', ['gray'], '#a8a8a5', [
    '#d6d5d1',
    '#6c6d6c',
    '#8d8c88',
    '#efeeea',
  ]),
  'graphite-fine': terrazzo(
    'Graphite Fine',
    ['gray', 'black'],
    '#595a5b',
    ['#8c8d8c', '#2f3031', '#b9b8b4'],
    fine,
  ),
  'nero-confetti': terrazzo('Nero Confetti', ['black', 'multicolor'], '#232425', [
    '#e4e1d9',
    '#b77f5b',
    '#7f8a86',
    '#c8b68c',
  ]),
  'nero-bianco': terrazzo(
    'Nero Bianco',
    ['black', 'white'],
    '#1d1e1f',
    ['#efede7', '#c4c2bc', '#8c8b88'],
    bold,
  ),
  sabbia: terrazzo(
    'Sabbia',
    ['beige'],
    '#dccbb0',
    ['#f0e6d4', '#b89a70', '#a07f56', '#c9b594'],
    fine,
  ),
  'crema-mosaico': terrazzo(
    'Crema Mosaico',
    ['beige', 'multicolor'],
    '#e6dac4',
    ['#a9684a', '#7b6a55', '#f6efe2', '#c99f6a'],
    bold,
  ),
  'rosa-antico': terrazzo('Rosa Antico', ['pink'], '#dfbcae', [
    '#f1e3da',
    '#b07462',
    '#8d5346',
    '#d9a58f',
  ]),
  terracotta: terrazzo('Terracotta', ['red', 'brown'], '#b26a4b', [
    '#e6cdb8',
    '#7f3f2a',
    '#d59a77',
    '#f3e6d8',
  ]),
  'verde-laguna': terrazzo('Verde Laguna', ['green'], '#a9bcae', [
    '#e8ece4',
    '#5c7b68',
    '#3a5446',
    '#cfd6c4',
  ]),
  'verde-bosco': terrazzo('Verde Bosco', ['green'], '#36493f', [
    '#c9d1c2',
    '#6f8c78',
    '#e6dfc9',
    '#1e2b25',
  ]),
  'blu-notte': terrazzo('Blu Notte', ['blue'], '#2a3a50', [
    '#e3e6e8',
    '#7f94ab',
    '#c6a878',
    '#4d6684',
  ]),
  'blu-cielo': terrazzo('Blu Cielo', ['blue', 'white'], '#dbe3e6', [
    '#6f93ad',
    '#a9c1cf',
    '#3f5e78',
    '#f6f7f6',
  ]),
  girasole: terrazzo('Girasole', ['yellow'], '#e3c788', [
    '#f7eed5',
    '#b9893b',
    '#8a6b3d',
    '#ffffff',
  ]),
  harlequin: terrazzo(
    'Harlequin',
    ['white', 'multicolor'],
    '#f1eee8',
    ['#d08158', '#5f8a8b', '#e0b65c', '#3c4a5a', '#c9a2a0'],
    { chipMinMm: 5, chipMaxMm: 28, chipDensityRatio: 0.5 },
  ),
  'micro-bone': terrazzo(
    'Micro Bone',
    ['white', 'beige'],
    '#e9e2d5',
    ['#cbbfa9', '#a89b86', '#f8f4ec'],
    fine,
  ),
} satisfies Record<string, Preset<Terrazzo>>;
