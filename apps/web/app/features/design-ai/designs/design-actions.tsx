import type { ProjectId } from '@wevisu/domain/ids.ts';
import { designRunPath } from '@wevisu/site/design-ai-paths.ts';
import { designPath, loginPath } from '@wevisu/site/paths.ts';
import { Suspense, useMemo, useRef, useState } from 'react';
import { late } from '../../../platform/late.ts';
import { useSession } from '../../../platform/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, useDialogReady } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { roomOfProject } from '../../projects/room-to-order.ts';
import { type AiDesign, type DesignRun, makeProject } from '../runs/run-calls.ts';
import { OpenInVisualizer } from './open-in-visualizer.tsx';
import { useDesignChanges } from './use-design-changes.ts';

const CartDialog = late(async () => ({
  default: (await import('../../projects/cart-dialog.tsx')).CartDialog,
}));
const ProjectDialog = late(() => import('./project-dialog.tsx'));
const ShareDialog = late(() => import('./share-dialog.tsx'));

type Opened = 'cart' | 'project' | 'share' | 'sign-in' | null;

/** What a person does with a design. A project and the cart are the shop account's. */
export function DesignActions({
  run,
  design,
}: {
  readonly run: DesignRun;
  readonly design: AiDesign;
}) {
  const { at, summary, kept, project } = design;
  const { user } = useSession();
  const { show, keep } = useDesignChanges(run.id, at);
  const [opened, setOpened] = useState<Opened>(null);
  const request = useRef(crypto.randomUUID());
  // The room to order stays the same while its project is made: it knows what was shown.
  const made = useRef(project);
  made.current = project ?? made.current;
  useDialogReady();
  const close = () => setOpened(null);
  const inShop = (next: Opened) => setOpened(user === null ? 'sign-in' : next);

  const room = useMemo(
    () =>
      roomOfProject(async (): Promise<ProjectId> => {
        if (made.current !== null) return made.current;
        const body = { name: summary.title, request: request.current };
        const { data } = await makeProject({ run: run.id, at }, body);
        made.current = data.project;
        show({ project: data.project });
        return data.project;
      }),
    [run.id, at],
  );

  return (
    <div className="mt-6 grid gap-3">
      <Button icon="cart" onPress={() => inShop('cart')} size="large">
        Add to cart
      </Button>
      <OpenInVisualizer design={design} run={run.id} />
      {project === null ? (
        <Button icon="room" kind="secondary" onPress={() => inShop('project')}>
          Make it a project
        </Button>
      ) : (
        <LinkButton icon="room" kind="secondary" to={designPath({ project })}>
          Open your project
        </LinkButton>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button
          aria-pressed={kept}
          icon={kept ? 'check' : 'plus'}
          kind="quiet"
          onPress={() => void keep(!kept)}
        >
          {kept ? 'Kept' : 'Keep'}
        </Button>
        <Button icon="link" kind="quiet" onPress={() => setOpened('share')}>
          Share
        </Button>
      </div>
      <Suspense>
        {opened === 'cart' && (
          <CartDialog name={summary.title} onClose={close} room={room} vsdId={run.vsd_id} />
        )}
        {opened === 'project' && (
          <ProjectDialog
            design={design}
            onClose={close}
            onMade={(made) => show({ project: made })}
            run={run.id}
          />
        )}
        {opened === 'share' && (
          <ShareDialog
            design={design}
            onClose={close}
            onCode={(code) => show({ share_code: code })}
            run={run.id}
          />
        )}
      </Suspense>
      <Dialog
        actions={
          <>
            <Button kind="secondary" onPress={close}>
              Not now
            </Button>
            <LinkButton to={loginPath(designRunPath(run.id, at))}>Sign in to the shop</LinkButton>
          </>
        }
        isOpen={opened === 'sign-in'}
        onClose={close}
        title="Sign in to the shop"
      >
        <p>
          Projects and carts are kept in your shop account. Sign in, and you come back to this
          design.
        </p>
      </Dialog>
    </div>
  );
}
