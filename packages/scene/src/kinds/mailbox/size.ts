/** Overall sizes; the box of a post is 41 to 45 in above the road. */
export const MAILBOX_MM = {
  post: { width: 220, height: 1380, depth: 560 },
  modern: { width: 260, height: 1300, depth: 480 },
  pedestal: { width: 460, height: 1450, depth: 520 },
  wall: { width: 380, height: 260, depth: 130 },
} as const;
