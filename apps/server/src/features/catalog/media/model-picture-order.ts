// The messages between a server and the process that renders a model.
export interface ModelPictureOrder {
  /** As in the database. */
  readonly spec: unknown;
  /** Side of the square picture. */
  readonly pixels: number;
  /** Paths a pixel. */
  readonly samples: number;
}

export interface ModelPictureNews {
  readonly webp: Uint8Array;
}
