/** What the cart calls the room of an editor's address: the address's query. */
export function roomOfAddress(address: string): string {
  return new URL(address, 'https://room.invalid').search.slice(1);
}
