import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { counterEdges, doorStyles, type RunNode } from '@wevisu/scene/document/nodes/run.ts';
import { CABINET_PAINTS, WOODS } from '@wevisu/scene/finish-sets.ts';
import { LengthField } from '../../../../ui/length-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { newNodeId } from '../../../scenes/new-id.ts';
import { useChangeNode } from '../../actions/use-change-node.ts';
import { inWords } from '../../edits/labels.ts';
import { resizeRun } from '../../edits/run-edits.ts';
import { CabinetList } from './cabinet-list.tsx';
import { FinishSwatches } from './finish-swatches.tsx';
import { PlaceFields } from './place-fields.tsx';

const ends = ['plain', 'panel', 'waterfall'] as const;
const toOptions = (ids: readonly string[]) => ids.map((id) => ({ id, label: inWords(id) }));

/** A run of cabinets: what is in it, its fronts, and the ends of its counter. */
export function RunSettings({ id, run }: { readonly id: NodeId; readonly run: RunNode }) {
  const change = useChangeNode(id, 'run');
  const { counter, backsplash } = run;
  return (
    <div className="flex flex-col gap-6">
      <CabinetList id={id} run={run} />
      {run.cabinetSku !== null && (
        <p className="text-14 text-muted">
          These cabinets are bought in one line. Another door style or finish takes them out of it;
          choose another line under Cabinets instead.
        </p>
      )}
      <SelectField
        label="Door style"
        name="door-style"
        onChange={(doorStyle) =>
          change('Change door style', {
            doorStyle: doorStyle as RunNode['doorStyle'],
            cabinetSku: null,
          })
        }
        options={toOptions(doorStyles)}
        value={run.doorStyle}
      />
      <FinishSwatches
        finishes={[...CABINET_PAINTS, ...WOODS]}
        label="Fronts"
        onChange={(finish) => change('Change fronts', { finish, cabinetSku: null }, `fronts:${id}`)}
        value={run.finish}
      />
      <div className="grid grid-cols-2 items-end gap-3">
        <LengthField
          label="Width"
          max={300_000}
          min={2_286}
          onChange={(width) =>
            change('Change width', { cabinets: resizeRun(run, width, newNodeId).cabinets })
          }
          value={run.cabinets.reduce((sum, { widthTenths }) => sum + widthTenths, 0)}
        />
        <LengthField
          label="Depth"
          max={15_000}
          min={2_000}
          onChange={(depthTenths) => change('Change depth', { depthTenths })}
          value={run.depthTenths}
        />
        <LengthField
          label="Height"
          max={40_000}
          min={1_000}
          onChange={(heightTenths) => change('Change height', { heightTenths })}
          value={run.heightTenths}
        />
        <LengthField
          label="Above the floor"
          max={60_000}
          min={0}
          onChange={(elevationTenths) => change('Change height', { elevationTenths })}
          value={run.elevationTenths}
        />
        {counter && (
          <>
            <SelectField
              label="Counter edge"
              name="edge"
              onChange={(edge) =>
                change('Change edge', {
                  counter: { ...counter, edge: edge as (typeof counterEdges)[number] },
                })
              }
              options={toOptions(counterEdges)}
              value={counter.edge}
            />
            <LengthField
              label="Corner rounding"
              max={3_000}
              min={0}
              onChange={(cornerRadiusTenths) =>
                change('Change corners', { counter: { ...counter, cornerRadiusTenths } })
              }
              value={counter.cornerRadiusTenths ?? 0}
            />
            <LengthField
              label="Counter thickness"
              max={1_500}
              min={60}
              onChange={(thicknessTenths) =>
                change('Change counter', { counter: { ...counter, thicknessTenths } })
              }
              value={counter.thicknessTenths}
            />
          </>
        )}
        {backsplash && (
          <LengthField
            label="Backsplash height"
            max={60_000}
            min={500}
            onChange={(heightTenths) =>
              change('Change backsplash', { backsplash: { ...backsplash, heightTenths } })
            }
            value={backsplash.heightTenths ?? 4_572}
          />
        )}
        {(['leftEnd', 'rightEnd'] as const).map((side) => (
          <SelectField
            key={side}
            label={side === 'leftEnd' ? 'Left end' : 'Right end'}
            name={side}
            onChange={(end) => change('Change end', { [side]: end as (typeof ends)[number] })}
            options={toOptions(ends)}
            value={run[side]}
          />
        ))}
      </div>
      <PlaceFields id={id} item={run} />
    </div>
  );
}
