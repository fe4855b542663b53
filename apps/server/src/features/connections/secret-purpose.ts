/** What a secret is sealed for, so that a row can't be moved to another endpoint. */
export function secretPurpose(endpointId: number): string {
  return `webhook ${endpointId}`;
}
