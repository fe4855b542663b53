import { OWN_TEMPLATE } from '@wevisu/domain/projects/own-template.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { useId, useState } from 'react';
import { useSession } from '../../../platform/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { guessDetails } from '../../own-templates/guess-details.ts';
import { keepTemplate, replaceTemplate } from '../../own-templates/template-calls.ts';
import { findProblems, TemplateFields } from '../../own-templates/template-fields.tsx';
import { useOwnTemplates } from '../../own-templates/use-own-templates.ts';
import { useSendTemplate } from '../../own-templates/use-send-template.ts';
import { documentOf } from '../workspace/editor-store.ts';
import { useEditor, useWorkspace } from '../workspace/workspace-context.ts';
import SignInDialog from './sign-in-dialog.tsx';

/** VIS-02: saves the current room as a template for new rooms. */
export default function SaveTemplateDialog({ onClose }: { readonly onClose: () => void }) {
  const { user } = useSession();
  if (user === null) return <SignInDialog onClose={onClose} intent="save-template" />;
  if (user.type !== 'User' && user.type !== 'Contractor') {
    return (
      <Dialog isOpen onClose={onClose} title="Save as template">
        <p>Homeowners and pros can keep templates. Sign in as one of them to keep this room.</p>
      </Dialog>
    );
  }
  return <SaveTemplate isPro={user.type === 'Contractor'} onClose={onClose} />;
}

const NEW = 'new';

function SaveTemplate({
  isPro,
  onClose,
}: {
  readonly isPro: boolean;
  readonly onClose: () => void;
}) {
  const { editor } = useWorkspace();
  const hasRoom = useEditor(({ history }) =>
    Object.values(history.nodes).some(({ type }) => type === 'room'),
  );
  const formId = useId();
  const { data: templates = [] } = useOwnTemplates();
  const [place, setPlace] = useState(NEW);
  const [guessed] = useState(() =>
    guessDetails(documentOf(editor.getState()), OWN_TEMPLATE.maxNameLength),
  );
  const isNew = place === NEW;
  const fields = useFields(guessed, (words) => (isNew ? findProblems(words) : {}));
  const { isPending, onSubmit } = useSendTemplate(fields, {
    send(words) {
      // The server looks up the products itself.
      const document = { ...documentOf(editor.getState()), products: {} };
      const scene: Record<string, unknown> = JSON.parse(writeScene(document));
      return isNew ? keepTemplate(words, scene) : replaceTemplate(Number(place), scene);
    },
    onDone: onClose,
  });
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          {hasRoom && (
            <Button form={formId} isPending={isPending} type="submit">
              {isNew ? 'Save template' : 'Replace template'}
            </Button>
          )}
        </>
      }
      isOpen
      onClose={onClose}
      title="Save as template"
    >
      {hasRoom ? (
        <form
          className="flex flex-col gap-4"
          id={formId}
          noValidate
          onSubmit={onSubmit}
          ref={fields.formRef}
        >
          <p className="text-muted">
            {isPro
              ? 'Everyone in your showroom sees it among the designs, at your prices, and can start a room from it.'
              : 'Use it to start more rooms. It is listed under Your templates, and only you can see it.'}
          </p>
          {templates.length > 0 && (
            <SelectField
              label="Save as"
              name="place"
              onChange={setPlace}
              options={[
                { id: NEW, label: 'A new template' },
                ...templates.map(({ id, name }) => ({
                  id: `${id}`,
                  label: `Replace “${name}”`,
                })),
              ]}
              value={place}
            />
          )}
          {isNew ? (
            <TemplateFields fields={fields} />
          ) : (
            <p className="text-14 text-muted">
              Its name, room and style stay. This room replaces the old one; rooms started from it
              stay as they are.
            </p>
          )}
        </form>
      ) : (
        <p>There is no room here yet. Draw one first, then save it as a template.</p>
      )}
    </Dialog>
  );
}
