/** The site's name in the display typeface, or the showroom's logo if it has one. */
export interface LogoProps {
  readonly name: string;
  readonly picture?: string | null;
}

export function Logo({ name, picture }: LogoProps) {
  if (picture) {
    return (
      <img
        alt={name}
        // Logos are drawn for a white background; dark mode gives them one.
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
