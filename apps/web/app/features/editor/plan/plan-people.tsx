import type { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { pathOf } from '../drawings/plan-shapes.tsx';
import { PointerMark } from '../people/pointer-mark.tsx';
import { colorOf } from '../workspace/people-store.ts';
import { useEditor, usePeople } from '../workspace/workspace-context.ts';

type Shapes = ReturnType<typeof drawPlan>['shapes'];

/** What the others have selected on this level, and where they point, in the plan. */
export function PlanPeople({ shapes, scale }: { readonly shapes: Shapes; readonly scale: number }) {
  const others = usePeople((state) => state.others);
  const levelId = useEditor((state) => state.levelId);
  const here = others.filter(({ at }) => at?.levelId === levelId);
  return (
    <g className="pointer-events-none">
      {here.map((person) => (
        <g data-person={person.name} key={person.id} style={{ color: colorOf(person) }}>
          {shapes
            .filter(({ nodeId, closed }) => closed && person.at?.selected.includes(nodeId ?? ''))
            .map(({ points, closed }, index) => (
              <path
                className="fill-none"
                d={pathOf(points, closed)}
                key={index}
                stroke="currentColor"
                strokeWidth={3}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          {person.at?.pointer && (
            <PointerMark
              at={[person.at.pointer[0], -person.at.pointer[1]]}
              name={person.name}
              scale={scale}
            />
          )}
        </g>
      ))}
    </g>
  );
}
