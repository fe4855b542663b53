import { useStorage } from './use-projects.ts';

const count = new Intl.NumberFormat('en-US');
const megabytes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** How much of the account's storage is used. Says nothing while it loads, or if it can't. */
export function StorageNote() {
  const storage = useStorage().data;
  if (storage === undefined) return null;
  const { projects, scene_bytes, pictures, stills } = storage;
  const parts = [
    `${of(projects)} projects`,
    `${megabytes.format(scene_bytes.used / 1e6)} of ${megabytes.format(scene_bytes.max / 1e6)} MB for rooms and their versions`,
    `${of(pictures)} photos and plans`,
    `${of(stills)} pictures of rooms`,
  ];
  return (
    <section
      aria-labelledby="storage"
      className="mt-16 border-line border-t pt-6 text-14 text-muted"
    >
      <h2 className="font-[520] font-sans text-14 text-ink" id="storage">
        Your storage
      </h2>
      <ul className="figures mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </section>
  );
}

function of({ used, max }: { readonly used: number; readonly max: number }): string {
  return `${count.format(used)} of ${count.format(max)}`;
}
