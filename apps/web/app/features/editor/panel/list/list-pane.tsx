import { useMemo } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { Money } from '../../../../ui/money.tsx';
import { MaterialName } from '../../../product-facts/material-name.tsx';
import { useDerived, useEditor, useNodes, useScreen } from '../../workspace/workspace-context.ts';
import { focusPanel } from '../focus-panel.ts';
import { ROW_MARK } from '../restore-focus.ts';
import { type ListRoom, type ListRow, listRooms } from './list-rows.ts';

/** The room as text. Every row can be selected and changed with a keyboard and a screen reader, too. */
export function ListPane() {
  const nodes = useNodes();
  const faces = useDerived((state) => state.faces);
  const takeoff = useDerived((state) => state.takeoff);
  const products = useEditor((state) => state.products);
  const rooms = useMemo(
    () => listRooms({ nodes, faces, takeoff, products }),
    [nodes, faces, takeoff, products],
  );
  return (
    <div className="@container mx-auto flex max-w-page flex-col gap-8 px-4 py-4 md:py-6">
      {rooms.map((room) => (
        <RoomTable key={room.id} room={room} />
      ))}
      {takeoff && takeoff.materials.length > 0 && (
        <section>
          <h2 className="text-22">Also needed</h2>
          <p className="mt-1 text-muted">Counted, not sold here.</p>
          <ul className="mt-3">
            {takeoff.materials.map(({ material, what, units, unit }) => (
              <li className="flex justify-between gap-4 border-line border-b py-2" key={material}>
                <span>
                  <MaterialName what={what} />
                </span>
                <span className="figures whitespace-nowrap text-muted">
                  {units.toLocaleString('en-US')} {unit.toLowerCase()}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const HEAD = 'py-2 font-normal text-12 text-muted';

function RoomTable({ room }: { readonly room: ListRoom }) {
  return (
    <section aria-labelledby={`list-${room.id}`}>
      <h2 className="text-22" id={`list-${room.id}`}>
        {room.name}
      </h2>
      <table className="mt-2 w-full border-collapse">
        <thead>
          <tr className="border-line border-b">
            <th className={cx(HEAD, 'ps-1 text-start')} scope="col">
              Surface or item
            </th>
            <th className={cx(HEAD, 'text-start')} scope="col">
              Product
            </th>
            <th className={cx(HEAD, 'hidden text-end @xl:table-cell')} scope="col">
              Area
            </th>
            <th className={cx(HEAD, 'hidden text-end @xl:table-cell')} scope="col">
              To order
            </th>
            <th className={cx(HEAD, 'pe-1 text-end')} scope="col">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {room.rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row }: { readonly row: ListRow }) {
  const face = useEditor((state) => state.face);
  const selected = useEditor((state) => state.selected);
  const select = useEditor((state) => state.select);
  const selectFace = useEditor((state) => state.selectFace);
  const open = useScreen((state) => state.open);
  const isSelected = row.face
    ? face?.faceId === row.face.faceId &&
      face.slot === row.face.slot &&
      (face.nodeId === undefined || face.nodeId === row.face.nodeId)
    : row.nodeId !== null && selected.includes(row.nodeId);

  function choose() {
    if (row.face) selectFace(row.face);
    else if (row.nodeId !== null) select([row.nodeId]);
  }

  return (
    <tr className={cx('border-line border-b', isSelected && 'bg-accent-tint')}>
      <th className="p-0 text-start font-normal" scope="row">
        <button
          aria-pressed={isSelected}
          {...ROW_MARK}
          className="min-h-11 w-full rounded-control p-1 text-start hover:underline"
          onClick={(event) => {
            choose();
            open('choose');
            // From a row, keyboard users continue in the panel, past the rest of the list.
            if (event.detail === 0) focusPanel();
          }}
          type="button"
        >
          {row.name}
        </button>
      </th>
      <td className="py-2 pe-3">
        {row.product || (
          <span className="text-muted">
            {row.isForPlanning ? 'For planning' : 'Nothing chosen'}
          </span>
        )}
        <span className="block text-12 text-muted @xl:hidden">
          {[row.area, row.boxes].filter(Boolean).join(', ')}
        </span>
      </td>
      <td className="figures hidden whitespace-nowrap py-2 text-end @xl:table-cell">{row.area}</td>
      <td className="figures hidden whitespace-nowrap py-2 ps-3 text-end @xl:table-cell">
        {row.boxes}
      </td>
      <td className="py-2 ps-3 pe-1 text-end">
        {row.cents !== null && <Money amount={row.cents} />}
      </td>
    </tr>
  );
}
