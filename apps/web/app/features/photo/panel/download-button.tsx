import { useState } from 'react';
import { showToast } from '../../../platform/toast-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { useOpenPhoto } from '../state/photo-context.ts';

/** Downloads the full-size picture. */
export function DownloadButton() {
  const { store, work } = useOpenPhoto();
  const [isMaking, setMaking] = useState(false);

  async function download() {
    setMaking(true);
    try {
      const { history, products } = store.getState();
      const file = await work.png({ document: history.now, products });
      const url = URL.createObjectURL(file);
      const link = Object.assign(document.createElement('a'), {
        href: url,
        download: 'my-room.png',
      });
      link.click();
      // By then the browser has started to read it.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch {
      showToast('error', 'The picture could not be made. Please try again.');
    }
    setMaking(false);
  }

  return (
    <Button isPending={isMaking} kind="secondary" onPress={() => void download()}>
      Download picture
    </Button>
  );
}
