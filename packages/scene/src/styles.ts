// The styles that rooms are designed in, that the survey finds and that templates are sorted by.

export interface Style {
  readonly id: string;
  readonly label: string;
  /** One line for a person who chooses. */
  readonly words: string;
}

/** In the order in which they are offered; ids are kept in documents, so none is ever renamed. */
export const styles = [
  { id: 'modern', label: 'Modern', words: 'Flat fronts, long lines, little on show.' },
  { id: 'farmhouse', label: 'Farmhouse', words: 'Shaker fronts, apron sinks, warm wood.' },
  { id: 'transitional', label: 'Transitional', words: 'Classic shapes in calm colors.' },
  { id: 'coastal', label: 'Coastal', words: 'White, sand and sea, with light everywhere.' },
  { id: 'industrial', label: 'Industrial', words: 'Brick, concrete, black metal.' },
  { id: 'scandinavian', label: 'Scandinavian', words: 'Pale wood, white walls, soft wool.' },
  { id: 'mid-century', label: 'Mid-century', words: 'Walnut, tapered legs, strong accents.' },
  { id: 'mediterranean', label: 'Mediterranean', words: 'Terracotta, arches, patterned tile.' },
  { id: 'traditional', label: 'Traditional', words: 'Raised panels, marble, polished brass.' },
  { id: 'japandi', label: 'Japandi', words: 'Low, quiet and natural, in clay and oak.' },
] as const satisfies readonly Style[];

export type StyleId = (typeof styles)[number]['id'];
