// What a column of a price list can be, and how vendors call it.

export const PRICE_LIST_FIELDS = [
  'sku',
  'price',
  'stock',
  'lot',
  'status',
  'lead_min',
  'lead_max',
  'minimum',
  'weight_lb',
  'weight_kg',
  'name',
  'description',
  'brand',
  'category',
  'unit',
  'size',
  'finish',
  'box_sqft',
  'pieces',
] as const;
export type PriceListField = (typeof PRICE_LIST_FIELDS)[number];

interface FieldFacts {
  /** On the screen. */
  readonly label: string;
  /** Headers that mean it, as normalizeHeader writes them. */
  readonly headers: readonly string[];
}

export const FIELD_FACTS: Readonly<Record<PriceListField, FieldFacts>> = {
  sku: {
    label: 'SKU',
    headers: [
      ...[
        'sku',
        'item',
        'item number',
        'item no',
        'item code',
        'item id',
        'part number',
        'part no',
      ],
      ...[
        'part',
        'model',
        'model number',
        'product code',
        'article',
        'article number',
        'stock code',
      ],
      ...['mfg part number', 'mpn', 'vendor sku', 'catalog number', 'style number'],
    ],
  },
  price: {
    label: 'Wholesale price',
    headers: [
      ...[
        'price',
        'wholesale',
        'wholesale price',
        'cost',
        'net',
        'net price',
        'net cost',
        'dealer',
      ],
      ...['dealer price', 'dealer cost', 'unit price', 'unit cost', 'your price', 'your cost'],
      ...['price usd', 'new price', 'price per box', 'price per unit', 'price per carton'],
      ...['price per piece', 'price each', 'price per sqft', 'price per sq ft', 'price per sf'],
      ...['price sf', 'price sqft', 'price sq ft', 'cost per sf', 'cost per sqft', 'cost sf'],
    ],
  },
  stock: {
    label: 'Stock',
    headers: [
      ...['stock', 'qty', 'quantity', 'on hand', 'qty on hand', 'quantity on hand', 'inventory'],
      ...['available', 'available qty', 'qty available', 'stock level', 'in stock', 'atp'],
    ],
  },
  lot: {
    label: 'Lot',
    headers: ['lot', 'lot code', 'lot number', 'lot no', 'batch', 'batch number', 'dye lot'],
  },
  status: {
    label: 'Sold or discontinued',
    headers: ['status', 'active', 'discontinued', 'availability', 'product status', 'item status'],
  },
  lead_min: {
    label: 'Lead time, least days',
    headers: ['lead time min', 'min lead time', 'lead min', 'lead time from', 'lead time least'],
  },
  lead_max: {
    label: 'Lead time, most days',
    headers: [
      ...['lead time', 'lead time days', 'lead days', 'lead time max', 'max lead time', 'lead max'],
      ...['lead time to', 'ships in', 'days to ship', 'ship days'],
    ],
  },
  minimum: {
    label: 'Minimum quantity',
    headers: [
      'minimum',
      'min qty',
      'minimum qty',
      'minimum order',
      'min order',
      'moq',
      'min order qty',
    ],
  },
  weight_lb: {
    label: 'Weight in pounds',
    headers: [
      ...['weight', 'weight lb', 'weight lbs', 'lbs', 'box weight', 'carton weight', 'ship weight'],
      ...[
        'shipping weight',
        'unit weight',
        'weight per box',
        'lbs per box',
        'lbs per carton',
        'lbs box',
        'lbs ctn',
        'lb box',
      ],
    ],
  },
  weight_kg: {
    label: 'Weight in kilograms',
    headers: [
      ...['weight kg', 'weight kgs', 'kg', 'kgs', 'kg per box', 'kg box', 'kg per carton'],
      ...['gross weight kg', 'net weight kg', 'box weight kg', 'ship weight kg'],
    ],
  },
  name: {
    label: 'Product name',
    headers: ['name', 'product', 'product name', 'title', 'item name', 'series', 'collection'],
  },
  description: {
    label: 'Description',
    headers: ['description', 'long description', 'product description', 'item description', 'copy'],
  },
  brand: {
    label: 'Brand',
    headers: ['brand', 'brand name', 'manufacturer', 'maker', 'mfg', 'mfr'],
  },
  category: {
    label: 'Category',
    headers: ['category', 'product category', 'product type', 'type', 'department', 'class'],
  },
  unit: {
    label: 'Sold by',
    headers: ['unit', 'uom', 'unit of measure', 'selling unit', 'sold by', 'sales unit', 'um'],
  },
  size: {
    label: 'Size',
    headers: ['size', 'dimensions', 'dimension', 'nominal size', 'tile size'],
  },
  finish: { label: 'Finish', headers: ['finish', 'color', 'colour', 'surface', 'color finish'] },
  box_sqft: {
    label: 'Square feet per unit',
    headers: [
      ...[
        'sf per box',
        'sqft per box',
        'sq ft per box',
        'sf box',
        'sqft box',
        'sf ctn',
        'sf carton',
      ],
      ...[
        'sf per carton',
        'sqft per carton',
        'sq ft per carton',
        'coverage',
        'box coverage',
        'sqft',
      ],
    ],
  },
  pieces: {
    label: 'Pieces per unit',
    headers: [
      'pieces',
      'pcs',
      'pcs per box',
      'pieces per box',
      'pcs box',
      'pcs ctn',
      'pieces per carton',
    ],
  },
};

/** 'Qty. On-Hand ($)' is 'qty on hand'. */
export function normalizeHeader(header: string): string {
  return header
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
