import { projectOfHomeownerPath } from '@wevisu/site/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { usePeople, useWorkspace } from '../workspace/workspace-context.ts';

const BAND =
  'flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-accent-tint px-4 py-2 text-14';

/** Says whose view this one goes along with, and when somebody may no longer edit the room. */
export function TogetherBand() {
  const { storage } = useWorkspace();
  const status = usePeople((state) => state.status);
  const follow = usePeople((state) => state.follow);
  const followed = usePeople(({ others, following }) => others.find(({ id }) => id === following));
  const id = storage.sharedProject();
  if (storage.isOfHomeowner && status === 'refused' && id !== null) {
    return (
      <div className={BAND} role="status">
        <span className="flex-1">
          The owner of this room does not let you edit it now. What you change here is not saved.
        </span>
        <LinkButton kind="secondary" size="small" to={projectOfHomeownerPath(id)}>
          Back to the project
        </LinkButton>
      </div>
    );
  }
  if (!followed) return null;
  return (
    <div className={BAND} role="status">
      <span className="flex-1">You see what {followed.name} sees.</span>
      <Button kind="secondary" onPress={() => follow(null)} size="small">
        Stop following
      </Button>
    </div>
  );
}
