import { useCallback } from 'react';
import { PhoneBar } from './bar/phone-bar.tsx';
import { TopBar } from './bar/top-bar.tsx';
import { Dialogs } from './dialogs/dialogs.tsx';
import { type Workplace, WorkplaceContext } from './editor-context.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { useShortcuts } from './keys/use-shortcuts.ts';
import { Panel } from './panel/panel.tsx';
import type { LoadedScene } from './scene/load-scene.ts';
import { designPath } from './scene/scene-source.ts';
import { useFreshFacts } from './scene/use-fresh-facts.ts';
import { useWorkplaceOf } from './use-workplace-of.ts';
import { Views } from './views.tsx';

export interface EditorPageProps {
  readonly loaded: LoadedScene;
  readonly showroom: { readonly id: number; readonly vsdId: string } | null;
  readonly isOwner: boolean;
  readonly reload: () => void;
}

export function EditorPage({ loaded, showroom, isOwner, reload }: EditorPageProps) {
  // The address follows without another load: the room that is open is the project now.
  const onProject = useCallback((id: number) => {
    window.history.replaceState(window.history.state, '', designPath({ kind: 'project', id }));
  }, []);
  const workplace = useWorkplaceOf({ loaded, showroom, isOwner, onProject, reload });
  return workplace ? <OpenRoom workplace={workplace} /> : <EditorSkeleton />;
}

/** Bar, views and panel. On phones the panel is a sheet and a bar at the bottom changes views. */
function OpenRoom({ workplace }: { readonly workplace: Workplace }) {
  useFreshFacts(workplace);
  useShortcuts(workplace);
  return (
    <WorkplaceContext value={workplace}>
      <div className="flex h-dvh flex-col overflow-hidden text-14">
        <TopBar />
        <div className="flex min-h-0 flex-1">
          <Views />
          <Panel />
        </div>
        <PhoneBar />
      </div>
      <Dialogs />
    </WorkplaceContext>
  );
}
