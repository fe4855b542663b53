// ASCII DXF of the year 2000 (AC1015), which every program of this trade reads.
import { type Bounds, boundsOf, type Point } from '../../plane/polygon.ts';
import { APPLICATION, extendedTags } from './extended-data.ts';
import {
  type Pair,
  PLOT_STYLE,
  PLOT_STYLES,
  plane,
  plotStyleClasses,
  plotStyleObjects,
  viewPairs,
} from './fixed-parts.ts';

export interface DxfLayer {
  readonly name: string;
  /** AutoCAD's color index. */
  readonly color: number;
  readonly isDashed?: boolean;
}

interface Common {
  readonly layer: string;
  /** What a reader of ours makes of it; see extended-data.ts. */
  readonly data?: { readonly what: string; readonly record: Readonly<Record<string, unknown>> };
}
/** Millimeters, degrees counter-clockwise. */
export type DxfShape =
  | (Common & { readonly type: 'line'; readonly from: Point; readonly to: Point })
  | (Common & {
      readonly type: 'polyline';
      readonly points: readonly Point[];
      readonly isClosed: boolean;
    })
  | (Common & {
      readonly type: 'text';
      readonly at: Point;
      readonly size: number;
      readonly angleDeg: number;
      readonly text: string;
    })
  | (Common & {
      readonly type: 'insert';
      readonly block: string;
      readonly at: Point;
      readonly angleDeg: number;
    });

interface DxfContent {
  readonly layers: readonly DxfLayer[];
  readonly blocks: readonly { readonly name: string; readonly shapes: readonly DxfShape[] }[];
  readonly shapes: readonly DxfShape[];
}

/** Plain decimals: a tenth of a millimeter is exact, turned points are held to a hundred-thousandth. */
function written(value: string | number): string {
  if (typeof value === 'string') return value;
  return Number.isInteger(value) ? String(value + 0) : (Math.round(value * 1e5) / 1e5).toString();
}

/** One line of letters that the format holds: no control characters, others than ASCII by number. */
function lettersOf(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(
      /[^\x20-\x7e]/g,
      (char) => `\\U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    );
}

/** Numbers of the fixed parts, as the format wants each thing to have one. */
function handles() {
  let last = 0x20;
  return {
    next: () => (++last).toString(16).toUpperCase(),
    seed: () => (last + 1).toString(16).toUpperCase(),
  };
}

function shapePairs(shape: DxfShape, handle: string, owner: string): Pair[] {
  const head = (type: string, marker: string): Pair[] => [
    [0, type],
    [5, handle],
    [330, owner],
    [100, 'AcDbEntity'],
    [8, shape.layer],
    [100, marker],
  ];
  const place = ([x, y]: Point, code = 10): Pair[] => [
    [code, x],
    [code + 10, y],
    [code + 20, 0],
  ];
  const data: Pair[] = shape.data ? extendedTags(shape.data.what, shape.data.record) : [];
  switch (shape.type) {
    case 'line':
      return [...head('LINE', 'AcDbLine'), ...place(shape.from), ...place(shape.to, 11), ...data];
    case 'polyline':
      return [
        ...head('LWPOLYLINE', 'AcDbPolyline'),
        [90, shape.points.length],
        [70, shape.isClosed ? 1 : 0],
        ...shape.points.flatMap(([x, y]): Pair[] => [
          [10, x],
          [20, y],
        ]),
        ...data,
      ];
    case 'text':
      return [
        ...head('TEXT', 'AcDbText'),
        ...place(shape.at),
        [40, shape.size],
        [1, lettersOf(shape.text)],
        [50, shape.angleDeg],
        // Centered about the second point, both ways.
        [72, 1],
        ...place(shape.at, 11),
        [100, 'AcDbText'],
        [73, 2],
        ...data,
      ];
    case 'insert':
      return [
        ...head('INSERT', 'AcDbBlockReference'),
        [2, shape.block],
        ...place(shape.at),
        [50, shape.angleDeg],
        ...data,
      ];
  }
}

/** Extent of the plan, without blocks and letters. */
function boundsOfShapes(shapes: readonly DxfShape[]): Bounds {
  const points = shapes.flatMap((shape): readonly Point[] => {
    if (shape.type === 'line') return [shape.from, shape.to];
    return shape.type === 'polyline' ? shape.points : [shape.at];
  });
  return boundsOf(points.length > 0 ? points : [[0, 0]]);
}

/** The text of a drawing in millimeters. The same content gives the same text. */
export function writeDrawing({ layers, blocks, shapes }: DxfContent): string {
  const { next, seed } = handles();
  const bounds = boundsOfShapes(shapes);
  const table = (name: string, handle: string, entries: readonly Pair[][]): Pair[] => [
    [0, 'TABLE'],
    [2, name],
    [5, handle],
    [330, '0'],
    [100, 'AcDbSymbolTable'],
    [70, entries.length],
    ...(name === 'DIMSTYLE' ? ([[100, 'AcDbDimStyleTable']] as Pair[]) : []),
    ...entries.flat(),
    [0, 'ENDTAB'],
  ];
  const record = (
    type: string,
    owner: string,
    marker: string,
    rest: readonly Pair[],
    handle = next(),
  ): Pair[] => [
    [0, type],
    [type === 'DIMSTYLE' ? 105 : 5, handle],
    [330, owner],
    [100, 'AcDbSymbolTableRecord'],
    [100, marker],
    ...rest,
  ];
  const names = ['*Model_Space', '*Paper_Space', ...blocks.map(({ name }) => name)];
  const recordHandles = names.map(() => next());
  const lineTypes = ['ByBlock', 'ByLayer', 'Continuous'].map((name) =>
    record('LTYPE', '5', 'AcDbLinetypeTableRecord', [
      [2, name],
      [70, 0],
      [3, ''],
      [72, 65],
      [73, 0],
      [40, 0],
    ]),
  );
  const dashed = record('LTYPE', '5', 'AcDbLinetypeTableRecord', [
    [2, 'DASHED'],
    [70, 0],
    [3, '__ __ __'],
    [72, 65],
    [73, 2],
    [40, 150],
    [49, 100],
    [74, 0],
    [49, -50],
    [74, 0],
  ]);
  const allLayers: readonly DxfLayer[] = [{ name: '0', color: 7 }, ...layers];
  const tables: Pair[] = [
    ...table('VPORT', '8', [record('VPORT', '8', 'AcDbViewportTableRecord', viewPairs(bounds))]),
    ...table('LTYPE', '5', [...lineTypes, dashed]),
    ...table(
      'LAYER',
      '2',
      allLayers.map(({ name, color, isDashed = false }) =>
        record('LAYER', '2', 'AcDbLayerTableRecord', [
          [2, name],
          [70, 0],
          [62, color],
          [6, isDashed ? 'DASHED' : 'Continuous'],
          // The program's default line weight.
          [370, -3],
          [390, PLOT_STYLE],
        ]),
      ),
    ),
    ...table('STYLE', '3', [
      record('STYLE', '3', 'AcDbTextStyleTableRecord', [
        [2, 'Standard'],
        [70, 0],
        [40, 0],
        [41, 1],
        [50, 0],
        [71, 0],
        [42, 2.5],
        [3, 'txt'],
        [4, ''],
      ]),
    ]),
    ...table('VIEW', '6', []),
    ...table('UCS', '7', []),
    ...table(
      'APPID',
      '9',
      ['ACAD', APPLICATION].map((name) =>
        record('APPID', '9', 'AcDbRegAppTableRecord', [
          [2, name],
          [70, 0],
        ]),
      ),
    ),
    ...table('DIMSTYLE', 'A', [
      record('DIMSTYLE', 'A', 'AcDbDimStyleTableRecord', [
        [2, 'Standard'],
        [70, 0],
      ]),
    ]),
    ...table(
      'BLOCK_RECORD',
      '1',
      names.map((name, i) =>
        record('BLOCK_RECORD', '1', 'AcDbBlockTableRecord', [[2, name]], recordHandles[i]),
      ),
    ),
  ];
  const blockPairs = names.flatMap((name, i): Pair[] => {
    const owner = recordHandles[i] ?? '0';
    const own = blocks.find((block) => block.name === name)?.shapes ?? [];
    return [
      [0, 'BLOCK'],
      [5, next()],
      [330, owner],
      [100, 'AcDbEntity'],
      [8, '0'],
      [100, 'AcDbBlockBegin'],
      [2, name],
      [70, 0],
      [10, 0],
      [20, 0],
      [30, 0],
      [3, name],
      [1, ''],
      ...own.flatMap((shape) => shapePairs(shape, next(), owner)),
      [0, 'ENDBLK'],
      [5, next()],
      [330, owner],
      [100, 'AcDbEntity'],
      [8, '0'],
      [100, 'AcDbBlockEnd'],
    ];
  });
  const model = recordHandles[0] ?? '0';
  const entities = shapes.flatMap((shape) => shapePairs(shape, next(), model));
  const groups = next();
  const section = (name: string, pairs: readonly Pair[]): Pair[] => [
    [0, 'SECTION'],
    [2, name],
    ...pairs,
    [0, 'ENDSEC'],
  ];
  const all: Pair[] = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1015'],
      [9, '$DWGCODEPAGE'],
      [3, 'ANSI_1252'],
      [9, '$INSUNITS'],
      [70, 4],
      [9, '$MEASUREMENT'],
      [70, 1],
      [9, '$EXTMIN'],
      ...plane(10, [bounds.minX, bounds.minY]),
      [30, 0],
      [9, '$EXTMAX'],
      ...plane(10, [bounds.maxX, bounds.maxY]),
      [30, 0],
      [9, '$HANDSEED'],
      [5, seed()],
    ]),
    ...section('CLASSES', plotStyleClasses),
    ...section('TABLES', tables),
    ...section('BLOCKS', blockPairs),
    ...section('ENTITIES', entities),
    ...section('OBJECTS', [
      [0, 'DICTIONARY'],
      [5, 'C'],
      [330, '0'],
      [100, 'AcDbDictionary'],
      [281, 1],
      [3, 'ACAD_GROUP'],
      [350, groups],
      [3, 'ACAD_PLOTSTYLENAME'],
      [350, PLOT_STYLES],
      [0, 'DICTIONARY'],
      [5, groups],
      [330, 'C'],
      [100, 'AcDbDictionary'],
      [281, 1],
      ...plotStyleObjects,
    ]),
    [0, 'EOF'],
  ];
  return `${all.map(([code, value]) => `${String(code).padStart(3)}\n${written(value)}`).join('\n')}\n`;
}
