import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { type CabinetType, cabinetTypes, type RunNode } from '@wevisu/scene/document/nodes/run.ts';
import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { newNodeId } from '../../../scenes/new-id.ts';
import { inWords } from '../../edits/labels.ts';
import {
  addCabinet,
  changeCabinet,
  removeCabinet,
  shiftCabinet,
  widthChoices,
} from '../../edits/run-edits.ts';
import { useWorkspace } from '../../workspace/workspace-context.ts';

const SELECT =
  'min-h-10 w-full min-w-0 rounded-control border border-line bg-surface px-2 text-14 hover:border-edge';

/** The cabinets of a run, from left to right. */
export function CabinetList({ id, run }: { readonly id: NodeId; readonly run: RunNode }) {
  const { editor } = useWorkspace();
  function put(label: string, next: RunNode) {
    const { history, change } = editor.getState();
    const from = history.nodes[id];
    if (from && next !== from)
      change(label, { added: {}, changed: { [id]: { from, to: next } }, removed: {} });
  }
  const wide = run.cabinets.reduce((sum, { widthTenths }) => sum + widthTenths, 0);
  return (
    <fieldset>
      <legend className="mb-2 flex w-full justify-between font-[550]">
        Cabinets <span className="figures font-normal text-muted">{formatFeetInches(wide)}</span>
      </legend>
      <ol className="flex flex-col gap-1">
        {run.cabinets.map((one, index) => (
          <li className="grid grid-cols-[1fr_5.5rem_auto] items-center gap-1" key={one.id}>
            <select
              aria-label={`Cabinet ${index + 1}`}
              className={SELECT}
              onChange={(event) =>
                put(
                  'Change cabinet',
                  changeCabinet(run, one.id, { cabinet: event.target.value as CabinetType }),
                )
              }
              value={one.cabinet}
            >
              {cabinetTypes.map((type) => (
                <option key={type} value={type}>
                  {inWords(type)}
                </option>
              ))}
            </select>
            <select
              aria-label={`Width of cabinet ${index + 1}`}
              className={SELECT}
              onChange={(event) =>
                put(
                  'Change width',
                  changeCabinet(run, one.id, { widthTenths: Number(event.target.value) }),
                )
              }
              value={one.widthTenths}
            >
              {widthChoices(one.widthTenths).map((width) => (
                <option key={width} value={width}>
                  {formatFeetInches(width)}
                </option>
              ))}
            </select>
            <span className="flex">
              <IconButton
                className="size-9!"
                icon="left"
                isDisabled={index === 0}
                label={`Move cabinet ${index + 1} to the left`}
                onPress={() => put('Move cabinet', shiftCabinet(run, one.id, -1))}
              />
              <IconButton
                className="size-9!"
                icon="trash"
                isDisabled={run.cabinets.length === 1}
                label={`Remove cabinet ${index + 1}`}
                onPress={() => put('Remove cabinet', removeCabinet(run, one.id))}
              />
            </span>
          </li>
        ))}
      </ol>
      <Button
        className="mt-2"
        icon="plus"
        kind="secondary"
        onPress={() => put('Add cabinet', addCabinet(run, null, newNodeId()))}
        size="small"
      >
        Add a cabinet
      </Button>
    </fieldset>
  );
}
