import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { OpeningNode } from '@wevisu/scene/document/nodes/opening.ts';
import {
  isDoor,
  isWindow,
  type OpeningStyle,
  openingStyles,
} from '@wevisu/scene/document/nodes/opening-style.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { LengthField } from '../../../../ui/length-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useChangeNode } from '../../actions/use-change-node.ts';
import { openingLabels } from '../../edits/labels.ts';
import { useNodes } from '../../workspace/workspace-context.ts';

/** Styles of the same type, so that a door cannot become a window by accident. */
function similar(style: OpeningStyle): readonly OpeningStyle[] {
  if (isDoor(style)) return openingStyles.filter(isDoor);
  if (isWindow(style)) return openingStyles.filter(isWindow);
  return openingStyles.filter((one) => !isDoor(one) && !isWindow(one));
}

export function OpeningSettings({
  id,
  opening,
}: {
  readonly id: NodeId;
  readonly opening: OpeningNode;
}) {
  const change = useChangeNode(id, 'opening');
  const nodes = useNodes();
  const wall = nodes[opening.wallId];
  const length =
    wall?.type === 'wall'
      ? Math.hypot(wall.to[0] - wall.from[0], wall.to[1] - wall.from[1])
      : 2_000_000;
  const half = opening.widthTenths / 2;
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      <SelectField
        className="col-span-2"
        label="Style"
        name="style"
        onChange={(style) => change('Change style', { style: style as OpeningStyle })}
        options={similar(opening.style).map((style) => ({
          id: style,
          label: openingLabels[style],
        }))}
        value={opening.style}
      />
      <LengthField
        label="Width"
        max={80_000}
        min={1_000}
        onChange={(widthTenths) => change('Change width', { widthTenths })}
        value={opening.widthTenths}
      />
      <LengthField
        label="Height"
        max={60_000}
        min={1_000}
        onChange={(heightTenths) => change('Change height', { heightTenths })}
        value={opening.heightTenths}
      />
      <LengthField
        label="Above the floor"
        max={60_000}
        min={0}
        onChange={(sillTenths) => change('Change sill', { sillTenths })}
        value={opening.sillTenths}
      />
      <LengthField
        label="From the wall's start"
        max={Math.max(0, length - opening.widthTenths)}
        min={0}
        onChange={(start) => change('Move along the wall', { atTenths: Math.round(start + half) })}
        value={opening.atTenths - half}
      />
      {isWindow(opening.style) && (
        <Checkbox
          className="col-span-2"
          isSelected={opening.tempered === true}
          onChange={(tempered) =>
            change(tempered ? 'Use tempered glass' : 'Use plain glass', { tempered })
          }
        >
          Tempered (safety) glass
        </Checkbox>
      )}
      {!isWindow(opening.style) && (
        <Button
          kind="secondary"
          onPress={() =>
            change('Swing to the other side', { side: opening.side === 'left' ? 'right' : 'left' })
          }
          size="small"
        >
          Other side
        </Button>
      )}
      <Button
        kind="secondary"
        onPress={() =>
          change('Change the hinge', { hinge: opening.hinge === 'left' ? 'right' : 'left' })
        }
        size="small"
      >
        Other hinge
      </Button>
    </div>
  );
}
