import {
  listCategoriesOf,
  listChildrenOf,
  type MenuDraft,
} from '@wevisu/domain/catalog/menu-draft.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Act } from '../audit/note-act.ts';

export interface Published {
  readonly live: MenuDraft;
  /** With an id for each entry. */
  readonly draft: MenuDraft;
  readonly version: number;
  readonly at: Date;
  readonly actorId: UserId;
}

type Fields = Readonly<Record<string, string | number | boolean | null>>;

/** The publishing, and each entry that came, went or changed. */
export function listMenuActs({ live, draft, version, at, actorId }: Published): Act[] {
  const by = { at, actorId };
  const acts: Act[] = [
    {
      ...{ ...by, action: 'menu.published', target: { kind: 'menu', id: version } },
      ...{ from: null, to: { entries: fieldsOf(draft).size } },
    },
  ];
  const before = fieldsOf(live);
  const after = fieldsOf(draft);
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const from = before.get(key) ?? null;
    const to = after.get(key) ?? null;
    if (from !== null && to !== null && JSON.stringify(from) === JSON.stringify(to)) continue;
    const [kind = '', id = ''] = key.split(' ');
    const done = from === null ? 'created' : to === null ? 'removed' : 'changed';
    acts.push({ ...by, action: `${kind}.${done}`, target: { kind, id }, from, to });
  }
  return acts;
}

/** By kind and id. */
function fieldsOf(menu: MenuDraft): Map<string, Fields> {
  const nameOf = new Map(
    [...listCategoriesOf(menu), ...listChildrenOf(menu)].map((one) => [one.id, one.name]),
  );
  const fields = new Map<string, Fields>();
  menu.forEach(({ id, name, slug, hidden, categories }, place) => {
    fields.set(`department ${id}`, { name, slug, hidden, place: place + 1 });
    categories.forEach((top, at) => {
      const own = { name: top.name, slug: top.slug, hidden: top.hidden, picture: top.picture_from };
      fields.set(`category ${top.id}`, { ...own, merged_into: null, under: name, place: at + 1 });
      top.children.forEach((child, below) => {
        const { merge_into: into, picture_from: picture } = child;
        fields.set(`category ${child.id}`, {
          ...{ name: child.name, slug: child.slug, hidden: child.hidden, picture },
          merged_into: into === null ? null : (nameOf.get(into) ?? null),
          ...{ under: `${name} > ${top.name}`, place: below + 1 },
        });
      });
    });
  });
  return fields;
}
