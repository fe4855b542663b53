import { nodesOf } from '@wevisu/scene/document/scene.ts';
import { draft } from '@wevisu/scene/edit/draft.ts';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../../../ui/icon.tsx';
import { newNodeId } from '../../scenes/new-id.ts';
import { removeNodes } from '../edits/edit-nodes.ts';
import { useNodes, useWorkspace } from '../workspace/workspace-context.ts';
import { toCamera, toViewNode } from './view-node.ts';

const ITEM =
  'flex min-h-10 cursor-pointer items-center rounded-[6px] px-3 outline-none focus:bg-accent-tint';

/** Prefix of view ids in the menu; an id contains no colon. */
const REMOVE = 'remove:';

/** Views saved with the room. */
export function SavedViews({ view }: { readonly view: RoomView }) {
  const { editor } = useWorkspace();
  const nodes = useNodes();
  const views = nodesOf(nodes, 'view');

  function keep() {
    const { controls, camera } = view.rig;
    const eye = controls.getPosition(camera.position.clone());
    const target = controls.getTarget(camera.position.clone());
    const taken = new Set(views.map(([, { name }]) => name));
    let count = views.length + 1;
    while (taken.has(`View ${count}`)) count++;
    const name = `View ${count}`;
    const fov = 'fov' in camera ? camera.fov : 50;
    const edit = draft(nodes);
    const places = { eye: eye.toArray(), target: target.toArray() };
    edit.add(newNodeId(), toViewNode(name, places, fov));
    editor.getState().change('Keep view', edit.change());
  }

  function remove(id: string) {
    editor.getState().change('Remove view', removeNodes(nodes, [id]));
  }

  return (
    <MenuTrigger>
      <Button className="inline-flex min-h-10 items-center gap-1.5 rounded-control border border-line bg-surface px-3 text-14 shadow-soft hover:border-edge">
        <Icon name="eye" size={18} /> Views
      </Button>
      <Popover className="min-w-44 rounded-control border border-line bg-surface p-1 shadow-soft">
        <Menu
          aria-label="Kept views"
          className="outline-none"
          onAction={(key) => {
            const id = String(key);
            const node = nodes[id];
            if (id === 'keep') keep();
            else if (id.startsWith(REMOVE)) remove(id.slice(REMOVE.length));
            else if (node?.type === 'view') void view.look(toCamera(node), 'orbit');
          }}
        >
          {views.map(([id, { name }]) => (
            <MenuItem className={ITEM} id={id} key={id} textValue={name}>
              {name}
            </MenuItem>
          ))}
          <MenuItem className={ITEM} id="keep" textValue="Keep this view">
            Keep this view
          </MenuItem>
          {views.map(([id, { name }]) => (
            <MenuItem
              className={`${ITEM} text-muted`}
              id={`${REMOVE}${id}`}
              key={`${REMOVE}${id}`}
              textValue={`Remove ${name}`}
            >
              Remove {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
