import { useState } from 'react';
import { paintPalette } from '../../../product-facts/paint-palette.ts';
import { Swatches } from '../../../product-facts/swatches.tsx';
import { useApply } from '../../actions/use-apply.ts';
import { coveringOf, plainCovering, type Reach } from '../../edits/apply.ts';
import type { Target } from '../../edits/target.ts';
import { useNodes } from '../../workspace/workspace-context.ts';
import { ReachChoice } from './reach-choice.tsx';

/** Wall paint. It is counted in gallons but not sold here. */
export function PaintChoice({ target }: { readonly target: Target }) {
  const nodes = useNodes();
  const apply = useApply();
  const isWall = target.type === 'face' && target.face.kind === 'wall';
  const [reach, setReach] = useState<Reach>(isWall ? 'all' : 'this');
  const covering = coveringOf(nodes, target);
  return (
    <div className="flex flex-col gap-4">
      {isWall && <ReachChoice of="walls" onChange={setReach} value={reach} />}
      <Swatches
        label="Color"
        onChange={(color) =>
          apply.covering(target, plainCovering({ color }), {
            label: 'Paint',
            reach,
            gesture: `paint:${target.title}`,
          })
        }
        swatches={paintPalette}
        value={covering?.sku === null ? covering.color : ''}
      />
      <p className="text-muted">Paint is counted in gallons and not sold here.</p>
    </div>
  );
}
