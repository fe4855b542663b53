import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LiveRegion } from '../../../ui/reader-only.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { writeDraft } from '../draft-store.ts';
import { newNodeId } from '../new-id.ts';
import { sourcePath } from '../scene-source.ts';
import { PLAN_TYPES } from './plan-file.ts';
import { PlanFound } from './plan-found.tsx';
import { usePlanFile } from './use-plan-file.ts';

export interface OpenPlanDialogProps {
  readonly onClose: () => void;
  /** The editor's address of the new room. */
  readonly onOpen: (path: string) => void;
  /** What happens to the open room. */
  readonly note?: string;
}

const FULL = 'This browser has no space left for the plan. Free some up, or sign in and try again.';

/** G-40: opens a plan from a file. It is read here, summarized, and opened as a new room. */
export default function OpenPlanDialog({ onClose, onOpen, note }: OpenPlanDialogProps) {
  const { file, plan, problem, isReading, choose, readIn, cancel } = usePlanFile();
  const [isFull, setFull] = useState(false);

  function open() {
    if (!plan) return;
    const path = sourcePath({ kind: 'own', id: newNodeId() });
    try {
      writeDraft({ from: path, scene: plan.scene });
    } catch {
      setFull(true);
      return;
    }
    onOpen(path);
  }

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={isReading ? cancel : onClose}>
            {isReading ? 'Stop reading' : 'Cancel'}
          </Button>
          {plan && !isReading && <Button onPress={open}>Open as a new room</Button>}
        </>
      }
      className="max-w-180"
      isOpen
      onClose={onClose}
      title="Open a plan"
    >
      <FileField
        accept={PLAN_TYPES}
        {...(problem === null ? {} : { error: problem })}
        file={file}
        hint="A DXF drawing, or a room scanned with RoomPlan on an iPhone or iPad, as JSON. Up to 32 MB. The file stays on this device."
        label="Plan file"
        name="plan"
        onChange={choose}
      />
      <LiveRegion>
        {isReading ? 'Reading the plan' : plan ? `Found: ${plan.found.join(', ')}` : ''}
      </LiveRegion>
      {isReading && (
        <div className="mt-5 grid gap-5 md:grid-cols-2">
          <Skeleton className="aspect-[4/3] rounded-card" />
          <p className="text-muted">Reading the plan…</p>
        </div>
      )}
      {plan && !isReading && <PlanFound onUnit={readIn} plan={plan} />}
      {plan && !isReading && note && <p className="mt-5 text-14 text-muted">{note}</p>}
      {isFull && (
        <Notice className="mt-4" isUrgent kind="danger">
          {FULL}
        </Notice>
      )}
    </Dialog>
  );
}
