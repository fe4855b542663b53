// What makes a style: a palette of 60-30-10 (walls and large surfaces, cabinets and woods, one accent)
// and the forms that it prefers. Lists are words between commas, first choice first.
import type { RunNode } from '@wevisu/scene/document/nodes/run.ts';
import type { StyleId } from '@wevisu/scene/styles.ts';

/** Surfaces are named 'category-child: Color, Color'; several kinds of them are joined by '; '. */
export interface Palette {
  /** Paint: walls, and the one wall that stands out. */
  readonly walls: string;
  readonly accent: string;
  readonly main: string;
  readonly island: string;
  readonly counter: string;
  readonly islandTop?: string;
  readonly splash: string;
  readonly floor: string;
  readonly bathFloor: string;
  readonly bathWall: string;
  readonly showerFloor: string;
  /** Metals as products name them. */
  readonly metals: string;
  readonly appliances: string;
  readonly vanity: string;
  readonly sinks: string;
  /** Finishes of furniture by the name of its slot; '*' is for any other. */
  readonly wood: string;
  readonly frames: string;
  readonly metal: string;
  readonly fabric: string;
  readonly pillow: string;
  readonly curtain: string;
  readonly rug: string;
  readonly rugPattern: string;
  readonly bed: string;
  readonly tops: string;
  readonly pots: string;
  readonly art: string;
}

export interface Look {
  readonly style: StyleId;
  /** Styles of products that belong to it. */
  readonly products: string;
  readonly doorStyle: RunNode['doorStyle'];
  readonly counterEdge: 'eased' | 'bevel' | 'ogee' | 'half-bullnose' | 'mitred';
  readonly pulls: string;
  /** Values of params by name: 'arm=track,slope; legs=metal'. */
  readonly forms: string;
  readonly palettes: readonly [Palette, ...Palette[]];
  readonly paving: string;
  readonly deck: string;
  readonly coping: string;
  readonly turf: string;
  readonly facade: string;
  /** Tile on the whole wall behind the vanity. */
  readonly vanityWall: boolean;
}
