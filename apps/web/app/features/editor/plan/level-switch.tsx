import { useMemo } from 'react';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { levelsOf } from '../edits/levels.ts';
import { useEditor, useNodes } from '../workspace/workspace-context.ts';

/** Switches the level; hidden in houses with a single one. */
export function LevelSwitch() {
  const nodes = useNodes();
  const levels = useMemo(() => levelsOf(nodes), [nodes]);
  const levelId = useEditor((state) => state.levelId);
  const show = useEditor((state) => state.show);
  const select = useEditor((state) => state.select);
  if (levels.length < 2) return null;
  return (
    <ChoiceGroup
      className="shadow-soft"
      items={levels.map(({ id, name }) => ({ id, label: name }))}
      label="Floor of the house"
      onChange={(next) => {
        show({ levelId: next });
        select([]);
      }}
      value={levelId ?? ''}
    />
  );
}
