/** What is wrong with an uploaded picture. */
export type PictureProblem =
  | 'picture_type_invalid'
  | 'picture_is_heic'
  | 'picture_too_many_pixels'
  | 'picture_side_too_long'
  | 'bmp_not_read'
  | 'svg_holds_pictures'
  | 'svg_not_drawn'
  | 'file_unreadable';
