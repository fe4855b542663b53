import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { isStanding } from '@wevisu/scene/placing/local-box.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { commandsOf, told } from '../../actions/commands.ts';
import { useNodes, useScreen, useWorkspace } from '../../workspace/workspace-context.ts';

/** Actions for any selection. */
export function SelectionActions({ ids }: { readonly ids: readonly NodeId[] }) {
  const { editor } = useWorkspace();
  const nodes = useNodes();
  const isFree = useScreen((state) => state.placesFreely);
  const own = ids.flatMap((id) => nodes[id] ?? []);
  const standing = own.filter(isStanding);
  const commands = commandsOf(editor);
  if (own.length === 0) return null;
  const isLocked = standing.length > 0 && standing.every(({ locked }) => locked);
  const items = standing.filter(({ type }) => type === 'item');
  const [firstItem] = items;
  const group = firstItem?.type === 'item' ? firstItem.groupId : null;
  const isGrouped =
    group !== null && items.every((node) => node.type === 'item' && node.groupId === group);
  return (
    <div className="-mx-2 -my-1 flex flex-wrap">
      {standing.length > 0 && (
        <>
          <IconButton
            icon="turn"
            isDisabled={isLocked}
            label="Turn a quarter (R)"
            onPress={() => commands.turn(900)}
          />
          <IconButton
            icon="copy"
            label="Copy (Ctrl+D)"
            onPress={() => commands.copy(told(isFree))}
          />
          <IconButton
            icon={isLocked ? 'unlock' : 'lock'}
            label={isLocked ? 'Unlock (L)' : 'Lock (L)'}
            onPress={() => commands.lock(!isLocked)}
          />
        </>
      )}
      {(items.length > 1 || isGrouped) && (
        <IconButton
          icon="group"
          label={isGrouped ? 'Ungroup (G)' : 'Group (G)'}
          onPress={() => commands.group(!isGrouped)}
        />
      )}
      <IconButton
        icon="trash"
        isDisabled={isLocked}
        label="Remove (Delete)"
        onPress={commands.remove}
      />
    </div>
  );
}
