/**
 * Whether this device opens a USDZ where it stands: Quick Look of iPhone and iPad. Android's Scene Viewer wants a
 * public https address, which a private room has not.
 */
export function canOpenAr(): boolean {
  return document.createElement('a').relList.supports('ar');
}
