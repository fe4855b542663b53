/** 25359 gives '25,359'. A page shows some fifty counts, and the machine's own formatting takes as long as all else of them. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
