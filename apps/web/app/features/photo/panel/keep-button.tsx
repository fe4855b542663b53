import { useQueryClient } from '@tanstack/react-query';
import { loginPath, PATHS } from '@wevisu/site/paths.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { useSession } from '../../../platform/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { accountPhotoPath } from '../../own-pictures/account-photo-path.ts';
import type { PhotoDocument } from '../marks/photo-document.ts';
import { keeperOf, uploadPhoto } from '../saving/account-picture.ts';
import { forgetDraft } from '../saving/draft-db.ts';
import { keepNewest } from '../saving/keep-newest.ts';
import type { MarksSaver } from '../saving/marks-saver.ts';
import { useOpenPhoto } from '../state/photo-context.ts';

const FAILED = 'It could not be kept just now. It is still on this device; please try again.';

/** Moves the photo from this device to the account, so that the work can continue anywhere. */
export function KeepButton() {
  const { place } = useOpenPhoto();
  const { user, status } = useSession();
  if (place === 'account') {
    return <p className="w-full text-14 text-muted">This photo is kept in your account.</p>;
  }
  if (status === 'guest') {
    return (
      <LinkButton kind="quiet" to={loginPath(PATHS.visualizePhoto)}>
        Sign in to keep it
      </LinkButton>
    );
  }
  const mayKeep = user?.type === 'User' || user?.type === 'Contractor';
  return mayKeep ? <Keep /> : null;
}

async function send(picture: Blob, { width, height }: PhotoDocument) {
  const id = await uploadPhoto(picture);
  return { id, keeper: keeperOf(id, { width, height, revision: 0, kept: null }) };
}

function Keep() {
  const { store, picture, draftId } = useOpenPhoto();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // If only the marks failed, the photo is not uploaded again.
  const sent = useRef<{ readonly id: number; readonly keeper: MarksSaver } | null>(null);
  const [isKeeping, setKeeping] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function keep() {
    setKeeping(true);
    setProblem(null);
    try {
      const document = store.getState().history.now;
      sent.current ??= await send(picture, document);
      const { id, keeper } = sent.current;
      // The marks on the server came from here: nobody else knows the picture yet.
      keeper.settle();
      await keepNewest(keeper, () => store.getState().history.now);
      void queryClient.invalidateQueries({ queryKey: ['own-pictures', 'list'] });
      await forgetDraft(draftId);
      void navigate(accountPhotoPath(id), { replace: true });
    } catch (error) {
      setProblem((error instanceof ApiFailure && error.text) || FAILED);
      setKeeping(false);
    }
  }

  return (
    <>
      <Button isPending={isKeeping} kind="quiet" onPress={() => void keep()}>
        Keep in my account
      </Button>
      {problem && (
        <Notice className="w-full" isUrgent kind="danger">
          {problem}
        </Notice>
      )}
    </>
  );
}
