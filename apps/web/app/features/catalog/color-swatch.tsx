/** The swatch of a color family, by facet value; decorative, since the name is next to it. */
const FAMILIES: Readonly<Record<string, string>> = {
  white: '#f7f5f0',
  beige: '#d9c8a9',
  brown: '#7d5a3c',
  gray: '#9a9d9c',
  black: '#262626',
  blue: '#4a6d8c',
  green: '#5d7a5f',
  yellow: '#dcb94a',
  orange: '#cd7a3c',
  red: '#a23b33',
  pink: '#d9a5a5',
  purple: '#74597f',
  gold: 'linear-gradient(135deg, #e7cf8f, #b08a3e)',
  silver: 'linear-gradient(135deg, #eceded, #a4a8ab)',
  bronze: 'linear-gradient(135deg, #a07f5c, #553f2a)',
  copper: 'linear-gradient(135deg, #dd9a77, #9c5530)',
  multicolor: 'conic-gradient(#c0574a, #d9b45a, #6f9a6c, #55809f, #86668f, #c0574a)',
  clear: 'linear-gradient(135deg, #ffffff 45%, #cfdadb 46% 54%, #ffffff 55%)',
};

export function ColorSwatch({ color }: { readonly color: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-4.5 shrink-0 rounded-full border border-ink/20"
      style={{ background: FAMILIES[color] ?? 'transparent' }}
    />
  );
}
