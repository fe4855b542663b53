import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { changeTemplate, type OwnTemplate } from './template-calls.ts';
import { findProblems, TemplateFields } from './template-fields.tsx';
import { useSendTemplate } from './use-send-template.ts';

export interface ChangeTemplateProps {
  readonly template: OwnTemplate;
  readonly onClose: () => void;
}

export function ChangeTemplate({ template, onClose }: ChangeTemplateProps) {
  const { id, name, room, style } = template;
  const formId = useId();
  const fields = useFields({ name, room, style }, findProblems);
  const { isPending, onSubmit } = useSendTemplate(fields, {
    send: (words) => changeTemplate(id, words),
    onDone: onClose,
  });
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button form={formId} isPending={isPending} type="submit">
            Save
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title="Change this template"
    >
      <form
        className="flex flex-col gap-4"
        id={formId}
        noValidate
        onSubmit={onSubmit}
        ref={fields.formRef}
      >
        <TemplateFields fields={fields} />
      </form>
    </Dialog>
  );
}
