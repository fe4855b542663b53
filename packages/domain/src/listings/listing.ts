/**
 * A product as its vendor writes it, and staff approve it: one document, in the names of the wire. Stock and prices of live
 * variants are no part of it: they need no approval of the listing.
 */

export const SELLING_UNITS = ['Box', 'Piece', 'SqFt', 'LinearFt', 'Slab', 'Pallet'] as const;
export type SellingUnit = (typeof SELLING_UNITS)[number];

/** Of the National Motor Freight Classification. */
export const FREIGHT_CLASSES = [
  ...['50', '55', '60', '65', '70', '77.5', '85', '92.5', '100', '110', '125', '150', '175'],
  ...['200', '250', '300', '400', '500'],
] as const;

export const LISTING_STATES = ['draft', 'submitted', 'changes_asked', 'declined'] as const;
export type ListingState = (typeof LISTING_STATES)[number];

export const LISTING_DECISIONS = ['approve', 'ask_changes', 'decline'] as const;
export type ListingDecision = (typeof LISTING_DECISIONS)[number];

export const MAX_LISTING_VARIANTS = 200;

/** A picture of the vendor's own; its first ones are shown first. */
export interface ListingPhoto {
  /** Key of the uploaded file. */
  readonly file: string;
  /** What it shows, for people who can't see it. */
  readonly alt: string;
}

export const DOCUMENT_KINDS = [
  'installation',
  'care',
  'warranty',
  'safety',
  'certificate',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const DOCUMENT_LABELS: Readonly<Record<DocumentKind, string>> = {
  installation: 'Installation guide',
  care: 'Care instructions',
  warranty: 'Warranty',
  safety: 'Safety data sheet',
  certificate: 'Certificate',
  other: 'Document',
};

/** A PDF. */
export interface ListingDocument {
  readonly file: string;
  readonly kind: DocumentKind;
  readonly name: string;
  /** Of the file. */
  readonly bytes: number;
}

/** A GLB at its real size. */
export interface ListingModel {
  readonly file: string;
  readonly bytes: number;
  /** Integer tenths of a millimeter; the height is the one that points up. */
  readonly width_tmm: number;
  readonly height_tmm: number;
  readonly depth_tmm: number;
  readonly triangles: number;
}

export interface ListingVariant {
  /** Tells the variants of a listing apart, live or not. */
  readonly key: string;
  /** Null until it is live. */
  readonly id: number | null;
  readonly vendor_sku: string;
  readonly size_label: string;
  readonly finish: string;
  readonly pattern: string;
  /** Integer tenths of a millimeter; null where there is none. */
  readonly width_tmm: number | null;
  readonly height_tmm: number | null;
  readonly length_tmm: number | null;
  readonly thickness_tmm: number | null;
  /** Square feet of one selling unit, in ten-thousandths. */
  readonly box_sqft_e4: number | null;
  readonly pieces_per_unit: number;
  /** Of one selling unit. */
  readonly weight_g: number | null;
  /** Only of a variant that is not live yet. */
  readonly wholesale_cents: number | null;
  /** Laid over the product's picture. */
  readonly picture: Readonly<Record<string, unknown>> | null;
  readonly is_sold: boolean;
}

export interface Listing {
  readonly name: string;
  readonly description: string;
  readonly brand_name: string;
  readonly category_id: number | null;
  readonly unit: SellingUnit;
  readonly minimum_unit: number;
  readonly color_family: string | null;
  readonly material: string | null;
  readonly style: string | null;
  readonly specification: readonly (readonly [label: string, value: string])[];
  /** Parameters of the material or the kind (packages/scene); null until a category is chosen. */
  readonly picture: Readonly<Record<string, unknown>> | null;
  readonly lead_time_min_days: number;
  readonly lead_time_max_days: number;
  /** Null: it goes by parcel. */
  readonly freight_class: string | null;
  readonly photos: readonly ListingPhoto[];
  readonly documents: readonly ListingDocument[];
  readonly model: ListingModel | null;
  readonly variants: readonly ListingVariant[];
}

/** A field of the specification, as data: see the table category_attributes. */
export interface CategoryAttribute {
  readonly key: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'choice' | 'yes_no';
  readonly unit: string;
  readonly options: readonly string[];
  readonly required: boolean;
}

/** Whether somebody who decides has nothing left to decide: it is with staff. */
export function isEditable(state: ListingState): boolean {
  return state !== 'submitted';
}

/** What a decision makes of a submitted draft; null: it is live, and the draft goes. */
export function stateAfter(decision: ListingDecision): ListingState | null {
  if (decision === 'approve') return null;
  return decision === 'decline' ? 'declined' : 'changes_asked';
}
