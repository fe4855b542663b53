import type { ProjectId } from '@wevisu/domain/ids.ts';
import { designPath } from '@wevisu/site/paths.ts';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { useSubmit } from '../../../ui/use-submit.ts';
import { type AiDesign, makeProject } from '../runs/run-calls.ts';

export interface ProjectDialogProps {
  readonly run: string;
  readonly design: AiDesign;
  readonly onMade: (project: ProjectId) => void;
  readonly onClose: () => void;
}

/** Makes a project of a design in the shop account. */
export default function ProjectDialog({ run, design, onMade, onClose }: ProjectDialogProps) {
  const { at, summary } = design;
  const formId = useId();
  const request = useRef(crypto.randomUUID());
  const [made, setMade] = useState<ProjectId | null>(null);
  const fields = useFields({ name: summary.title }, ({ name }) =>
    name.trim() === '' ? { name: 'Enter a name.' } : {},
  );
  const { isPending, onSubmit } = useSubmit(
    fields,
    async ({ name }) => {
      const { data } = await makeProject(
        { run, at },
        { name: name.trim(), request: request.current },
      );
      onMade(data.project);
      setMade(data.project);
    },
    ({ text, fields: texts }) => ({
      name: texts['name']?.[0] ?? (text || 'No response. Try again.'),
    }),
  );
  if (made !== null) {
    return (
      <Dialog
        actions={
          <>
            <Button kind="secondary" onPress={onClose}>
              Stay here
            </Button>
            <LinkButton to={designPath({ project: made })}>Open it</LinkButton>
          </>
        }
        isOpen
        onClose={onClose}
        title="It is a project now"
      >
        <p>You find it under your projects, with this room and its products.</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button form={formId} isPending={isPending} type="submit">
            Make the project
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title="Make it a project"
    >
      <form id={formId} noValidate onSubmit={onSubmit} ref={fields.formRef}>
        <TextField {...fields.field('name')} label="Name" maxLength={120} />
        <p className="mt-3 text-14 text-muted">
          It is kept in your shop account, where you can change, share and order it.
        </p>
      </form>
    </Dialog>
  );
}
