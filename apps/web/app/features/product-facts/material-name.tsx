import { nameAndColor } from '@wevisu/scene/takeoff/name-and-color.ts';

/** A takeoff material by name, with a color swatch. */
export function MaterialName({ what }: { readonly what: string }) {
  const { name, color } = nameAndColor(what);
  return (
    <>
      {name}
      {color !== null && (
        <span
          aria-hidden="true"
          className="ms-1.5 inline-block size-3.5 rounded-full border border-edge align-[-0.125em]"
          style={{ backgroundColor: color }}
        />
      )}
    </>
  );
}
