import { loginPath, PATHS } from '@wevisu/site/paths.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { useNavigate } from 'react-router';
import { useSession } from '../../../platform/session.tsx';
import { writeStored } from '../../../platform/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { askForShowroom } from '../../showrooms/ask-for-showroom.tsx';
import { rememberChoice } from '../saving/remember-choice.ts';
import { returnPath, type SignInIntent } from '../saving/sign-in-intent.ts';
import { useScreen, useWorkspace } from '../workspace/workspace-context.ts';
import { signInText } from './sign-in-text.ts';

export interface SignInDialogProps {
  /** What was pressed: it opens by itself after signing in. */
  readonly intent: SignInIntent;
  readonly onClose: () => void;
}

/** VIS-08: keeps the room in this browser and where to come back to, then leads to sign in. */
export default function SignInDialog({ intent, onClose }: SignInDialogProps) {
  const { saver, keeper, vsdId } = useWorkspace();
  const { user } = useSession();
  const navigate = useNavigate();
  const back = returnPath(keeper.address(), intent);
  const { title, why } = signInText[intent];

  async function go(path: string) {
    await saver.flush();
    const choice = keeper.choice();
    rememberChoice(choice);
    // Signing up leads anybody whose choice makes no project at once to the start of the visualizer (REG-37), and not
    // back to a room that was drawn.
    const makesProject =
      vsdId !== null && choice.floorplan !== null && choice.floorTemplate !== null;
    writeStored(STORAGE_KEYS.visualRedirect, makesProject ? back : null);
    await navigate(path);
  }

  if (user !== null && user.type !== 'User') {
    return <ForHomeowners isPro={user.type === 'Contractor'} onClose={onClose} />;
  }
  // Templates are an account's own; all else is a project's, which belongs to a showroom.
  if (vsdId === null && intent !== 'keep-template') {
    return (
      <Dialog
        actions={
          <Button
            onPress={() => {
              onClose();
              askForShowroom();
            }}
          >
            Enter a showroom ID
          </Button>
        }
        isOpen
        onClose={onClose}
        title="Which showroom?"
      >
        <p>{why}</p>
        <p className="mt-3">
          Such a room belongs to a showroom, whose pro gives you its ID. Enter it, then go on.
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      actions={
        <>
          <Button
            kind="secondary"
            onPress={() => void go(`${PATHS.register}?redirect=${encodeURIComponent(back)}`)}
          >
            Sign up free
          </Button>
          <Button onPress={() => void go(loginPath(back))}>Sign in</Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={title}
    >
      <p>{why}</p>
      <p className="mt-3 text-muted">
        Your room is kept in this browser meanwhile. Once you are signed in, you come back to it
        {intent === 'sign-in' ? ', and it is saved.' : ' and go on with this.'}
      </p>
    </Dialog>
  );
}

/** Who is signed in already, and has no projects: another sign-in would be a dead end. */
function ForHomeowners({
  isPro,
  onClose,
}: {
  readonly isPro: boolean;
  readonly onClose: () => void;
}) {
  const show = useScreen((state) => state.show);
  return (
    <Dialog
      actions={
        isPro && (
          <>
            <Button kind="secondary" onPress={onClose}>
              Not now
            </Button>
            <Button onPress={() => show('keep-template')}>Keep as a template</Button>
          </>
        )
      }
      isOpen
      onClose={onClose}
      title="This is for homeowners"
    >
      <p>
        Homeowners save rooms as projects, with their pictures, versions and cart.
        {isPro && ' As a pro you keep a room as a template for your showroom.'}
      </p>
    </Dialog>
  );
}
