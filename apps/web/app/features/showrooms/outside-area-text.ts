/** What a homeowner outside the service area is told, wherever it shows: an address there is refused, or only named. */
export function outsideAreaText(of: {
  readonly company: string;
  readonly zip: string;
  readonly isRefused: boolean;
}): string {
  const { company, zip, isRefused } = of;
  const fact = `${company} does not serve zip code ${zip}.`;
  return isRefused
    ? `${fact} Orders go only to addresses that it serves.`
    : `${fact} You can still order; ask your pro about installation first.`;
}
