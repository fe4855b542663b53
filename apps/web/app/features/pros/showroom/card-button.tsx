import { Button } from '../../../ui/button.tsx';
import { fetchCard } from '../pro-calls.ts';
import { useSend } from './use-send.ts';

/** The card to print, as a file. */
export function CardButton({ vsdId }: { readonly vsdId: string }) {
  const { isPending, send } = useSend();

  async function download() {
    const url = URL.createObjectURL(await fetchCard(new AbortController().signal));
    const link = document.createElement('a');
    link.href = url;
    link.download = `showroom-${vsdId}.pdf`;
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <Button isPending={isPending} kind="secondary" onPress={() => void send(download)} size="small">
      Print a card
    </Button>
  );
}
