import { useMemo, useState } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { choiceKey, type Target, targetKey, targetsOf } from '../edits/target.ts';
import { useDerived, useEditor, useNodes } from '../workspace/workspace-context.ts';
import { AreasPanel } from './areas/areas-panel.tsx';
import { PaintChoice } from './choose/paint-choice.tsx';
import { ProductChoice } from './choose/product-choice.tsx';
import { SectionTabs } from './choose/section-tabs.tsx';
import { useSelectionName } from './choose/selection-chip.tsx';
import { NodeSettings } from './settings/node-settings.tsx';
import { SelectionActions } from './settings/selection-actions.tsx';

const SETTINGS = 'settings';
const PAINT = 'paint';
const AREAS = 'areas';

interface Section {
  readonly id: string;
  readonly label: string;
  readonly target: Target | null;
}

/** What can be done with a selection, most likely first. */
function sectionsOf(targets: readonly Target[], hasNode: boolean): Section[] {
  return [
    ...targets
      .filter(({ categories }) => categories.length > 0)
      .map((target) => ({
        id: targetKey(target),
        label: target.type === 'face' ? 'Products' : target.title,
        target,
      })),
    ...targets
      .filter((target) => target.type === 'face' && target.takesPaint)
      .map((target) => ({ id: PAINT, label: 'Paint', target })),
    ...targets.filter(takesAreas).map((target) => ({ id: AREAS, label: 'Areas', target })),
    ...(hasNode ? [{ id: SETTINGS, label: 'Settings', target: null }] : []),
  ];
}

/** Parts of a floor or wall can have another product. */
function takesAreas(target: Target): target is Extract<Target, { type: 'face' }> {
  return target.type === 'face' && (target.face.kind === 'floor' || target.face.kind === 'wall');
}

/** Products, paint and settings for the selection. */
export function ChoosePanel() {
  const nodes = useNodes();
  const faces = useDerived((state) => state.faces);
  const face = useEditor((state) => state.face);
  const selected = useEditor((state) => state.selected);
  const name = useSelectionName();
  const targets = useMemo(
    () => targetsOf({ nodes, faces, face, selected }),
    [nodes, faces, face, selected],
  );
  // Walls and rooms have settings besides their coverings.
  const owner = face ? ownerOf(targets[0]) : null;
  const ids = face ? (owner === null ? [] : [owner]) : selected;
  const sections = sectionsOf(targets, ids.length > 0);
  const [wanted, setWanted] = useState<string | null>(null);
  const section = sections.find(({ id }) => id === wanted) ?? sections[0];
  if (name === '' || !section) {
    return (
      <EmptyState icon="pointer" title="Nothing selected">
        <p>Press a floor, a wall, a counter or an item in the room to choose for it.</p>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-sans text-18 font-[560] max-md:hidden">{name}</h2>
      {!face && <SelectionActions ids={selected} />}
      {sections.length > 1 && (
        <SectionTabs onSelect={setWanted} sections={sections} selected={section.id} />
      )}
      {section.target && section.id === AREAS && takesAreas(section.target) && (
        <AreasPanel
          face={section.target.face}
          key={section.target.face.id}
          onChooseProduct={() => setWanted(null)}
        />
      )}
      {section.target && section.id !== PAINT && section.id !== AREAS && (
        <ProductChoice key={choiceKey(section.target, face)} target={section.target} />
      )}
      {section.target && section.id === PAINT && <PaintChoice target={section.target} />}
      {section.id === SETTINGS && <NodeSettings ids={ids} key={ids.join()} />}
    </div>
  );
}

function ownerOf(target: Target | undefined): string | null {
  if (target?.type !== 'face') return null;
  const { face, area } = target;
  if (face.kind === 'wall') return face.wallId;
  if (face.kind === 'floor' || face.kind === 'ceiling') return face.roomId;
  return area.nodeId;
}
