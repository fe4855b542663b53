/** The site's name set in the display face; a showroom's picture takes its place where it has one. */
export interface LogoProps {
  readonly name: string;
  readonly picture?: string | null;
}

export function Logo({ name, picture }: LogoProps) {
  if (picture)
    return <img alt={name} className="h-9 w-auto max-w-44 object-contain" src={picture} />;
  return (
    <span className="font-display text-28 font-[480] leading-none tracking-[-0.03em] text-ink">
      {name}
    </span>
  );
}
