/** The site's name set in the display face; a showroom's picture takes its place where it has one. */
export interface LogoProps {
  readonly name: string;
  readonly picture?: string | null;
}

export function Logo({ name, picture }: LogoProps) {
  if (picture) {
    return (
      <img
        alt={name}
        // Logos are drawn for white paper; in the dark they bring some along.
        className="h-9 w-auto max-w-44 object-contain dark:rounded-control dark:bg-[#faf8f4] dark:px-2 dark:py-0.5"
        src={picture}
      />
    );
  }
  return (
    <span className="font-display text-28 font-[480] leading-none tracking-[-0.03em] text-ink">
      {name}
    </span>
  );
}
