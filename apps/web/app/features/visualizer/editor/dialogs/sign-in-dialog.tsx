import { loginPath, PATHS } from '@wevisu/domain/route-paths.ts';
import { STORAGE_KEYS } from '@wevisu/domain/spec-words.ts';
import { useNavigate } from 'react-router';
import { writeStored } from '../../../../platform/storage.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { askForShowroom } from '../../../showrooms/ask-for-showroom.tsx';
import { useWorkplace } from '../editor-context.ts';
import { rememberChoice } from '../saving/remember-choice.ts';

/** VIS-08: keeps the room in this browser and where to come back to, then leads to sign in. */
export default function SignInDialog({ onClose }: { readonly onClose: () => void }) {
  const { saver, keeper, vsdId } = useWorkplace();
  const navigate = useNavigate();
  const back = keeper.address();

  async function go(path: string) {
    await saver.flush();
    rememberChoice(keeper.choice());
    writeStored(STORAGE_KEYS.visualRedirect, back);
    await navigate(path);
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
