/** What the header shows of a department; replies of the menu have it, and drafts of staff as well. */
export interface ShownDepartment {
  readonly id: number;
  readonly name: string;
  readonly menu_slug: string;
  readonly categories: readonly ShownCategory[];
}

export interface ShownCategory {
  readonly id: number;
  readonly name: string;
  readonly slug_url: string;
  readonly picture: string | null;
  readonly children: readonly {
    readonly id: number;
    readonly name: string;
    readonly slug_url: string;
  }[];
}
