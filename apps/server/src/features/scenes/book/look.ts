// How the printed scene looks: the tokens of the web in points on US letter.
import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces.js';

export const ink = '#1d2321';
export const muted = '#5f6b66';
const line = '#e4dfd6';

export const PAGE = { width: 612, height: 792, margin: 40 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;

export function heading(text: string, rest: object = {}): Content {
  return { text, font: 'Fraunces', fontSize: 20, color: ink, margin: [0, 0, 0, 4], ...rest };
}

function subheading(text: string, rest: object = {}): Content {
  return { text, bold: true, fontSize: 10, color: ink, margin: [0, 12, 0, 4], ...rest };
}

export function note(text: string, rest: object = {}): Content {
  return { text, fontSize: 8.5, color: muted, ...rest };
}

/** Above a table that may span pages: see `pageBreakBefore` of the book. */
export function tableHeading(text: string): Content {
  return subheading(text, { headlineLevel: 1 });
}

/** A drawing as wide as the page allows; its heading must stay with it. */
export function picture(title: string, svg: string, height: number): Content {
  return {
    unbreakable: true,
    stack: [subheading(title), { svg, fit: [WIDTH, height], alignment: 'center', font: 'Inter' }],
  };
}

export interface Column {
  readonly title: string;
  /** Points; '*' shares what is left. */
  readonly width: number | '*' | 'auto';
  readonly isNumber?: boolean;
}

/** A table whose head repeats on every page. Each row needs one cell per column. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly TableCell[])[],
): ContentTable {
  const head = columns.map(
    ({ title, isNumber }): TableCell => ({
      text: title,
      color: muted,
      fontSize: 7.5,
      alignment: isNumber ? 'right' : 'left',
    }),
  );
  const body = rows.map((row) =>
    row.map(
      (cell, i): TableCell =>
        ({
          ...(typeof cell === 'object' && cell !== null && !Array.isArray(cell)
            ? cell
            : { text: cell as string }),
          alignment: columns[i]?.isNumber ? 'right' : 'left',
        }) as TableCell,
    ),
  );
  return {
    fontSize: 8.5,
    color: ink,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [head, ...body],
    },
    layout: {
      hLineWidth: (i) => (i === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => line,
      paddingLeft: (i) => (i === 0 ? 0 : 4),
      paddingRight: () => 4,
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
  };
}

/** A name with its distinguishing detail in small print below it. */
export function named(name: string, detail: string): TableCell {
  return { stack: [{ text: name }, ...(detail ? [note(detail, { fontSize: 7.5 })] : [])] };
}
