import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';

/** Saves the offer as PDF. */
export function PaperButton(props: {
  readonly number: string;
  readonly load: () => Promise<Blob>;
}) {
  const { number, load } = props;
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      saveFile(await load(), `${number}.pdf`);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toastFailure(error);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Button
      icon="download"
      isPending={isSaving}
      kind="secondary"
      onPress={() => void save()}
      size="small"
    >
      PDF<span className="reader-only"> of {number}</span>
    </Button>
  );
}
