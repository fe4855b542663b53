export interface WishMet {
  readonly text: string;
  readonly met: 'yes' | 'partly' | 'no';
  /** What is missing, where something is. */
  readonly why: string | null;
}
