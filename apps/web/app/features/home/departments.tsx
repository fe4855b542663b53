import { departmentPath } from '@wevisu/site/paths.ts';
import { Remembered } from '../../platform/remembered.tsx';
import { CategoryTile } from '../catalog/category-tile.tsx';

export interface DepartmentTile {
  readonly id: number;
  readonly name: string;
  readonly menu_slug: string;
  readonly picture: string | null;
  /** Names of its first categories. */
  readonly contents: readonly string[];
}

/** NAV-20: the departments of the shop. */
export function Departments({ departments }: { readonly departments: readonly DepartmentTile[] }) {
  return (
    <Remembered
      name="home-departments"
      as="section"
      aria-labelledby="departments"
      isPlain
      of={() => [departments]}
    >
      {() => (
        <>
          <h2 className="mb-8 text-36" id="departments">
            Every room, every surface
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 md:gap-y-11">
            {departments.map(({ id, name, menu_slug, picture, contents }) => (
              <li key={id}>
                <CategoryTile
                  name={name}
                  note={contents.join(', ')}
                  picture={picture}
                  sizes="(min-width: 1280px) 400px, (min-width: 769px) 31vw, 46vw"
                  to={departmentPath(menu_slug)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Remembered>
  );
}
