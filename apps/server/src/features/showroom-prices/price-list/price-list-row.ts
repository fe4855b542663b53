/** What a homeowner sees of a product, and nothing else. */
export interface PriceListRow {
  readonly brand: string;
  readonly category: string;
  readonly name: string;
  readonly unit: string;
  /** Cents of one unit of the cheapest variant. */
  readonly price: number;
}

export interface PriceListSheet {
  readonly companyName: string;
  readonly vsdId: string;
  readonly title: string;
  readonly madeAt: Date;
  readonly rows: readonly PriceListRow[];
}
