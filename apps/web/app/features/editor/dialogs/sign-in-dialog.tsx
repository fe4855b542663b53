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
  /** What the person pressed. It opens by itself after they sign in. */
  readonly intent: SignInIntent;
  readonly onClose: () => void;
}

/** VIS-08: saves the room in this browser, remembers where to return, and sends the person to sign in. */
export default function SignInDialog({ intent, onClose }: SignInDialogProps) {
  const { saver, storage, vsdId } = useWorkspace();
  const { user } = useSession();
  const navigate = useNavigate();
  const back = returnPath(storage.address(), intent);
  const { title, why } = signInText[intent];

  async function go(path: string) {
    await saver.flush();
    const choice = storage.choice();
    rememberChoice(choice);
    // After signing up, someone whose choice does not create a project lands on the visualizer's start page
    // (REG-37), not back in the room they drew.
    const makesProject =
      vsdId !== null && choice.floorplan !== null && choice.floorTemplate !== null;
    writeStored(STORAGE_KEYS.visualRedirect, makesProject ? back : null);
    await navigate(path);
  }

  if (user !== null && user.type !== 'User') {
    return <ForHomeowners isPro={user.type === 'Contractor'} onClose={onClose} />;
  }
  // Templates belong to an account; everything else belongs to a project, which needs a showroom.
  if (vsdId === null && intent !== 'save-template') {
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
          Rooms belong to a showroom. Enter the ID that your pro gave you to go on.
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

/** Someone signed in to an account without projects: signing in again would be a dead end. */
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
            <Button onPress={() => show('save-template')}>Save as template</Button>
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
