/** Where the picture of a model is kept that was rendered here. */
export function modelPictureFile(key: string): string {
  return `media/models/${key}.webp`;
}
