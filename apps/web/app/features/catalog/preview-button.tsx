import { useState } from 'react';
import { late } from '../../platform/late.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { VisitorPreviewProps } from './visitor-preview.tsx';

const VisitorPreview = late(() => import('./visitor-preview.tsx'));

/** G-30: opens the shop as a visitor would see it, with what is not saved yet. */
export function PreviewButton(props: VisitorPreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="eye" kind="quiet" onPress={() => setOpen(true)}>
        Preview
      </Button>
      <Dialog
        className="max-w-[1180px]"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Preview"
      >
        <VisitorPreview {...props} />
      </Dialog>
    </>
  );
}
