/** Hands a file to the person, as a download of the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after this turn; by then it has begun to.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
