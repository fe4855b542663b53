/** Refusals of a request as such, before any feature looks at it. Texts of spec section 8. */
export const requestErrors = {
  invalid_input: { status: 422, message: 'The given data was invalid.' },
  // Broken JSON is bad input like any other: the screens have a toast for 422 and none for 400.
  bad_json: { status: 422, message: 'The given data was invalid.' },
  // U+0000, half a surrogate pair, or hundreds of nested brackets: nobody types them and no database stores them.
  text_unreadable: {
    status: 422,
    message: 'This contains characters that cannot be saved. Type it again.',
  },
  field_required: { status: 422, message: 'This field is required.' },
  email_invalid: { status: 422, message: 'Enter a valid email address.' },
  phone_invalid: { status: 422, message: 'Enter a phone number with its area code.' },
  zip_invalid: { status: 422, message: 'Enter a five-digit ZIP code.' },
  state_invalid: { status: 422, message: 'Choose a U.S. state.' },
  zip_not_in_state: { status: 422, message: 'This ZIP code is not in the chosen state.' },
  image_type_invalid: {
    status: 422,
    message: 'The {field} field must be a JPG, SVG, JPEG, PNG, BMP or GIF image.',
  },
  // Where a picture is drawn anew, WebP is taken as well.
  picture_type_invalid: {
    status: 422,
    message: 'The {field} field must be a JPG, SVG, JPEG, PNG, BMP, GIF or WebP image.',
  },
  // CAT-15, letter for letter.
  image_too_small: {
    status: 422,
    message: 'The {field} field must be Minimum {width} X {height} pixels.',
  },
  file_too_large: {
    status: 422,
    message: 'This file is too large. The limit is {megabytes} MB.',
  },
  upload_too_slow: {
    status: 408,
    message:
      'Your connection is too slow to send this file. Choose a smaller one, or try again later.',
  },
  file_unreadable: {
    status: 422,
    message: 'This file cannot be read. It may be damaged. Choose another one.',
  },
  picture_is_heic: {
    status: 422,
    message:
      'This is a HEIC photo. Use a JPEG instead: on an iPhone choose Settings, Camera, Formats, Most Compatible, or export it as JPEG.',
  },
  picture_too_many_pixels: {
    status: 422,
    message:
      'This picture has more than {megapixels} million pixels. Make it smaller, then choose it again.',
  },
  picture_side_too_long: {
    status: 422,
    message:
      'A side of this picture is longer than {pixels} pixels. Make it smaller, then choose it again.',
  },
  bmp_not_read: {
    status: 422,
    message:
      'Only uncompressed 24-bit or 32-bit BMP files are supported. Save this one as PNG or JPEG.',
  },
  svg_not_drawn: {
    status: 422,
    message: 'This SVG is too complex. Export it as PNG or JPEG, and choose that file.',
  },
  svg_holds_pictures: {
    status: 422,
    message:
      'This SVG contains photos or other files. Export it as PNG or JPEG, and choose that file.',
  },
  not_found: { status: 404, message: 'Record not found for processing.' },
  method_not_allowed: { status: 405, message: 'Internal Server error please try again.' },
  payload_too_large: { status: 413, message: 'This is too large to send. Send less at a time.' },
  unsupported_media_type: { status: 415, message: 'This type of content is not accepted here.' },
  too_many_requests: {
    status: 429,
    message: 'Too many attempts in a short time. Wait {seconds} seconds, then try again.',
  },
  internal: { status: 500, message: 'Internal Server error please try again.' },
  disk_full: {
    status: 503,
    message: 'Our storage is full, so nothing was saved. Please try again later.',
  },
  unavailable: {
    status: 503,
    message: 'The service is busy or restarting. Try again in a moment.',
  },
} as const;
