/** Line icons on a 24 grid, drawn for this site. Decorative: the control around them has the name. */
const PATHS = {
  alert: 'M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.6v.1',
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15l1.5-2Zm4 4.2a2.2 2.2 0 0 0 4 0',
  box: 'm3.5 7.5 8.5-4 8.5 4v9l-8.5 4-8.5-4v-9Zm0 0 8.5 4m0 0 8.5-4m-8.5 4v9',
  cart: 'M5.5 8.5h13l1 12h-15l1-12Zm3 2.5V7.2a3.5 3.5 0 0 1 7 0V11',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  down: 'm6 9.5 6 6 6-6',
  error: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4.3v5m0 3v.1',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a15 15 0 0 1-2.9 3.5M6.3 7.6A14.6 14.6 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4-.9M10 10a3 3 0 0 0 4.1 4.1',
  filter: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.800v4.400M8.5 14.800v4.4',
  info: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 7.500v5m0-8.200v.1',
  left: 'm14.5 6-6 6 6 6',
  lock: 'M6 10.500h12v9.500H6v-9.500Zm2.5 0V8a3.5 3.5 0 0 1 7 0v2.5',
  menu: 'M3.5 7h17m-17 5h17m-17 5h11',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  right: 'm9.5 6 6 6-6 6',
  search: 'M11 4.500a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3 4.2 4.2',
  success: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm-3.8 8.8 2.7 2.7 5-5.3',
  trash: 'M4.5 7h15M9.5 7V4.500h5V7M6.5 7l.8 12.500h9.400L17.5 7M10 10.500v5.500m4-5.500v5.5',
  truck:
    'M3 6.500h11v10H3v-10Zm11 3.500h4l3 3v3.500h-7M7 15.200a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.600Zm10 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.600Z',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.500c.8-3.8 3.8-5.5 7.5-5.500s6.7 1.7 7.5 5.5',
  x: 'm6 6 12 12M18 6 6 18',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      className="shrink-0"
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={1.5}
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
