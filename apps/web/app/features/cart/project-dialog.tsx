import { useQuery, useQueryClient } from '@tanstack/react-query';
import { countProducts, countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import type { ProjectId, ProUserId, VariantId } from '@wevisu/domain/ids.ts';
import { loginPath, PATHS, projectProductsPath } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiFailure } from '../../platform/api-failure.ts';
import { SCREEN_TEXTS } from '../../platform/screen-texts.ts';
import { useSession } from '../../platform/session.tsx';
import { showActionToast, showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { parseProjectId } from '../showrooms/stored-item.ts';
import { loadCartCalls } from './use-cart.ts';

export interface ProjectDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The pro's user id, whose showroom the projects belong to. */
  readonly proId: ProUserId;
  readonly name: string;
  readonly variantId: VariantId;
  readonly quantity: number;
  readonly unit: string;
}

const NEW = 'new';
const NO_ANSWER = 'No response. Check your connection and try again.';

/** Adds a quantity to one of the user's projects, or to a new one. */
export default function ProjectDialog(props: ProjectDialogProps) {
  const { isOpen, onClose } = props;
  const { status } = useSession();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Add to a project">
      {status === 'guest' ? <SignInFirst /> : <Choice {...props} />}
    </Dialog>
  );
}

function SignInFirst() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>Projects are saved in your account, so you have them on every device.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={loginPath(pathname + search)}>Sign in</LinkButton>
        <LinkButton
          kind="secondary"
          to={`${PATHS.register}?redirect=${encodeURIComponent(pathname + search)}`}
        >
          Sign up free
        </LinkButton>
      </div>
    </>
  );
}

function Choice(props: ProjectDialogProps) {
  const { proId, name, variantId, quantity, unit, onClose } = props;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string | null>(null);
  const [newName, setNewName] = useState('');
  const [isSaving, setSaving] = useState(false);
  const projects = useQuery({
    queryKey: ['projects', 'of-showroom', proId],
    queryFn: async () => (await loadCartCalls()).fetchOwnProjects(proId),
  });
  if (projects.isLoadingError) {
    return (
      <ErrorState
        isRetrying={projects.isFetching}
        onRetry={() => void projects.refetch()}
        title="Your projects could not be loaded"
      />
    );
  }
  if (!projects.data) {
    return (
      <div className="flex flex-col gap-3">
        <LoadingNote label="Your projects are loading" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  }
  const selected = chosen ?? String(projects.data[0]?.id ?? NEW);

  async function save() {
    setSaving(true);
    const calls = await loadCartCalls();
    const project =
      selected === NEW
        ? await calls
            .createProjectOf({
              showroom: proId,
              name: newName.trim() || 'My project',
              project: null,
            })
            .catch(() => null)
        : parseProjectId(selected);
    // CART-05: the same text for any cause (U-42).
    if (project === null) showToast('error', SCREEN_TEXTS.pleaseLogIn);
    else await put(project);
    setSaving(false);
  }

  async function put(project: ProjectId) {
    try {
      const calls = await loadCartCalls();
      const { message } = await calls.addToProject(project, { variantId, qty: quantity });
      showActionToast({
        kind: 'success',
        text: message,
        id: `project-${project}`,
        action: {
          label: 'View its products',
          onPress: () => void navigate(projectProductsPath(project)),
        },
      });
      void queryClient.invalidateQueries({ queryKey: ['projects'] });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast('error', error.text || NO_ANSWER);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="mb-4 text-muted">
        {countUnits(quantity, unit)} of {name}
      </p>
      <div className="max-h-[40dvh] overflow-y-auto p-px">
        <RadioGroup
          label="Project"
          onChange={setChosen}
          options={[
            ...projects.data.map((project) => ({
              value: String(project.id),
              label: project.name,
              note: countProducts(project.picked_products),
            })),
            { value: NEW, label: 'New project' },
          ]}
          value={selected}
        />
      </div>
      {selected === NEW && (
        <TextField
          className="mt-4"
          label="Project name"
          maxLength={120}
          onChange={setNewName}
          placeholder="Upstairs bath"
          value={newName}
        />
      )}
      <Button className="mt-6 w-full" isPending={isSaving} type="submit">
        {selected === NEW ? 'Create and add' : 'Add to this project'}
      </Button>
    </form>
  );
}
