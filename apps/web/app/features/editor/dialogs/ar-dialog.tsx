import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { writeDrawingSvg } from '@wevisu/scene/drawing/drawing-svg.ts';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ExportProgress } from '../../scenes/exchange/export-progress.tsx';
import { exportInWorker, useExport } from '../../scenes/exchange/use-export.ts';
import { documentOf } from '../workspace/editor-store.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/**
 * Shows the room at its true size where the person stands. Quick Look needs a press on its own link with an
 * image inside, so the file is made first.
 */
export default function ArDialog({ onClose }: { readonly onClose: () => void }) {
  const { editor } = useWorkspace();
  const { running, problem, make } = useExport<'usdz'>();
  const [address, setAddress] = useState<string | null>(null);
  const [picture] = useState(() => {
    const { history, levelId, name } = editor.getState();
    const drawing = writeDrawingSvg(drawPlan(history.nodes, levelId ?? ''), name);
    return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  });
  const begin = useRef(make);
  begin.current = make;

  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    const state = editor.getState();
    const job = {
      format: 'usdz' as const,
      document: documentOf(state),
      levelId: state.levelId ?? '',
    };
    void begin
      .current('usdz', (watch) => exportInWorker(job, watch))
      .then((file) => {
        if (!file || isGone) return;
        made = URL.createObjectURL(file);
        setAddress(made);
      });
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [editor]);

  return (
    <Dialog isOpen onClose={onClose} title="See it in your room">
      <p>
        Your camera shows the room at its true size around you. Point it at the floor and give it
        space.
      </p>
      {running && (
        <ExportProgress
          label="Making the room for your camera"
          onCancel={onClose}
          share={running.share}
        />
      )}
      {problem && (
        <Notice className="mt-4" isUrgent kind="danger">
          {problem.text}
        </Notice>
      )}
      {address && (
        <figure className="mt-5">
          {/* Quick Look opens only links whose single child is an image. */}
          <a
            className="block rounded-card border border-line bg-drawing p-3"
            href={address}
            rel="ar"
          >
            <img alt="Open the room in your camera" className="mx-auto max-h-64" src={picture} />
          </a>
          <figcaption className="mt-2 text-center text-14 text-muted">
            Press the plan to open your camera.
          </figcaption>
        </figure>
      )}
    </Dialog>
  );
}
