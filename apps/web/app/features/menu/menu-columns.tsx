import type { MenuWork } from '@wevisu/contract/menu.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { type ReactNode, useState } from 'react';
import { SortableList } from '../../back-office/sortable-list.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import {
  addEntry,
  type Category,
  type Department,
  type Entry,
  type Menu,
  moveInto,
  reorder,
} from './change-menu.ts';

export interface MenuColumnsProps {
  readonly menu: Menu;
  readonly facts: MenuWork['facts'];
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
  readonly onChange: (menu: Menu) => void;
}

/** The tree as three lists: departments, the categories of one, the children of one of them. */
export function MenuColumns({ menu, facts, chosen, onChoose, onChange }: MenuColumnsProps) {
  const [open, setOpen] = useState({ department: '', category: '' });
  const department = menu.find(({ key }) => key === open.department) ?? menu[0];
  const categories: readonly Category[] = department?.categories ?? [];
  const category = categories.find(({ key }) => key === open.category) ?? categories[0];
  const totals = new Map(facts.map(({ id, total }) => [id, total]));
  const shared = {
    chosen,
    onMove: (key: string, target: Parameters<typeof reorder>[2]) =>
      onChange(reorder(menu, key, target)),
    onTake: (key: string, into: string) => onChange(moveInto(menu, key, into)),
  };
  function add(under: string | null, what: string) {
    const key = `new-${crypto.randomUUID().slice(0, 8)}`;
    onChange(addEntry(menu, under, { key, name: `New ${what}`, slug: key }));
    onChoose(key);
  }
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <Column onAdd={() => add(null, 'department')} title="Departments" what="department">
        <SortableList
          {...shared}
          empty="There are no departments."
          kind="department"
          label="Departments"
          onChoose={(key) => {
            setOpen({ department: key, category: '' });
            onChoose(key);
          }}
          rows={menu.map((one) => toRow(one, one.key === department?.key))}
          takes="category"
        />
      </Column>
      <Column
        onAdd={department && (() => add(department.key, 'category'))}
        title={department ? `In ${department.name}` : 'Categories'}
        what="category"
      >
        <SortableList
          {...shared}
          empty="This department has no categories."
          kind="category"
          label={`Categories of ${department?.name ?? 'no department'}`}
          onChoose={(key) => {
            setOpen({ department: department?.key ?? '', category: key });
            onChoose(key);
          }}
          rows={categories.map((one) =>
            toRow(one, one.key === category?.key, totals.get(one.id ?? 0)),
          )}
          takes="child"
        />
      </Column>
      <Column
        onAdd={category && (() => add(category.key, 'category'))}
        title={category ? `In ${category.name}` : 'Inside'}
        what="category"
      >
        <SortableList
          {...shared}
          empty="Nothing is inside this category. Products hang on what is inside."
          kind="child"
          label={`Categories in ${category?.name ?? 'no category'}`}
          onChoose={onChoose}
          rows={(category?.children ?? []).map((one) => toRow(one, false, totals.get(one.id ?? 0)))}
        />
      </Column>
    </div>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly what: string;
  readonly onAdd: (() => void) | undefined;
  readonly children: ReactNode;
}

function Column({ title, what, onAdd, children }: ColumnProps) {
  return (
    <section className="min-w-0">
      <div className="mb-2 flex min-h-9 items-center justify-between gap-2">
        <h2 className="truncate text-16">{title}</h2>
        {onAdd && (
          <Button
            aria-label={`Add a ${what}: ${title}`}
            icon="plus"
            kind="quiet"
            onPress={onAdd}
            size="small"
          >
            Add
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

function toRow(entry: Entry | Department, isOpen: boolean, total?: number) {
  const merged = 'merge_into' in entry && entry.merge_into !== null;
  return {
    key: entry.key,
    text: entry.name,
    content: (
      <span className="flex min-w-0 flex-1 items-center gap-2 text-14">
        <span className={`min-w-0 flex-1 truncate ${isOpen ? 'font-[600]' : ''}`}>
          {entry.name}
        </span>
        {entry.hidden && <Badge>Hidden</Badge>}
        {merged && <Badge kind="warning">Merged</Badge>}
        {entry.id === null && <Badge kind="accent">New</Badge>}
        {total !== undefined && <span className="figures text-muted">{formatCount(total)}</span>}
      </span>
    ),
  };
}
