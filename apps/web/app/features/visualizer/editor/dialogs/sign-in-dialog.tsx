import { loginPath, PATHS } from '@wevisu/domain/route-paths.ts';
import { STORAGE_KEYS } from '@wevisu/domain/spec-words.ts';
import { useNavigate } from 'react-router';
import { useSession } from '../../../../platform/session.tsx';
import { writeStored } from '../../../../platform/storage.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { askForShowroom } from '../../../showrooms/ask-for-showroom.tsx';
import { useScreen, useWorkplace } from '../editor-context.ts';
import { rememberChoice } from '../saving/remember-choice.ts';

/** VIS-08: keeps the room in this browser and where to come back to, then leads to sign in. */
export default function SignInDialog({ onClose }: { readonly onClose: () => void }) {
  const { saver, keeper, vsdId } = useWorkplace();
  const { user } = useSession();
  const navigate = useNavigate();
  const back = keeper.address();

  async function go(path: string) {
    await saver.flush();
    rememberChoice(keeper.choice());
    writeStored(STORAGE_KEYS.visualRedirect, back);
    await navigate(path);
  }

  if (user !== null && user.type !== 'User') {
    return <ForHomeowners isPro={user.type === 'Contractor'} onClose={onClose} />;
  }
  if (vsdId === null) {
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
        <p>A project belongs to a pro's showroom. Enter its ID, then save.</p>
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
      title="Sign in to save this room"
    >
      <p>
        Your room is kept in this browser and becomes a project of yours once you are signed in.
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
