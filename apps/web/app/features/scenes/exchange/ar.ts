/**
 * Whether this device opens USDZ files in AR: Quick Look on iPhone and iPad. Android's Scene Viewer needs a
 * public https URL, which a private room does not have.
 */
export function canOpenAr(): boolean {
  return document.createElement('a').relList.supports('ar');
}
