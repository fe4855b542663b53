import { useRef, useState } from 'react';
import type { Selection, TableQuery } from './table-types.ts';

export interface SelectionState<Row> {
  readonly isSelected: (id: string) => boolean;
  readonly toggle: (ids: readonly string[], isOn: boolean) => void;
  /** How many, of `total` rows that match. */
  readonly count: (total: number) => number;
  /** All that match, those on other pages too. */
  readonly isAll: boolean;
  readonly selectAll: () => void;
  readonly clear: () => void;
  /** These and no others. */
  readonly choose: (ids: readonly string[]) => void;
  readonly toSelection: (query: TableQuery, total: number) => Selection<Row>;
  /** What to say when a selection was dropped. */
  readonly news: string;
}

interface State {
  readonly of: string;
  readonly isAll: boolean;
  /** The selected ones, or those left out of all. */
  readonly ids: ReadonlySet<string>;
  readonly news: string;
}

const NONE: ReadonlySet<string> = new Set();

/** Selected rows of one query. They stay over its pages; another query drops them and says so. */
export function useSelection<Row>(
  query: string,
  shown: ReadonlyMap<string, Row>,
): SelectionState<Row> {
  // Rows of this page and of those before: what is selected may be on any of them.
  const seen = useRef(new Map<string, Row>());
  for (const [id, row] of shown) seen.current.set(id, row);
  const [state, setState] = useState<State>({ of: query, isAll: false, ids: NONE, news: '' });
  if (state.of !== query) {
    const had = state.isAll || state.ids.size > 0;
    const news = had ? 'The selection was cleared, since the list changed.' : '';
    setState({ of: query, isAll: false, ids: NONE, news });
  }
  const { isAll, ids } = state;
  const set = (next: Pick<State, 'isAll' | 'ids'>) => setState({ of: query, news: '', ...next });
  return {
    isAll,
    news: state.news,
    isSelected: (id) => ids.has(id) !== isAll,
    toggle(given, isOn) {
      const next = new Set(ids);
      for (const id of given) {
        if (isOn === isAll) next.delete(id);
        else next.add(id);
      }
      set({ isAll, ids: next });
    },
    count: (total) => (isAll ? total - ids.size : ids.size),
    selectAll: () => set({ isAll: true, ids: NONE }),
    clear: () => set({ isAll: false, ids: NONE }),
    choose: (ids) => set({ isAll: false, ids: new Set(ids) }),
    toSelection: (of, total) =>
      isAll
        ? { mode: 'all', query: of, total, except: [...ids] }
        : {
            ...{ mode: 'ids', ids: [...ids] },
            rows: [...ids].flatMap((id) => seen.current.get(id) ?? []),
          },
  };
}
