import { useQueryClient } from '@tanstack/react-query';
import type {
  AttributeDraft,
  AttributeEffect,
  AttributeList,
} from '@wevisu/contract/attributes.ts';
import { useState } from 'react';
import { SortableList, type SortTarget } from '../../back-office/sortable-list.tsx';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ATTRIBUTES_KEY, fetchEffects, sendAttributes } from './attribute-calls.ts';
import { AttributeForm } from './attribute-form.tsx';
import { effectText } from './effect-text.ts';

type Keyed = AttributeDraft & { readonly key: string };

const withKeys = (list: AttributeList): Keyed[] =>
  list.attributes.map((one) => ({ ...one, key: `a${one.id}` }));

/** The fields of one category: changed here, saved as a whole after a look at what follows. */
export function AttributesEditor({ list }: { readonly list: AttributeList }) {
  const client = useQueryClient();
  const [fields, setFields] = useState(() => withKeys(list));
  const [version, setVersion] = useState(list.version);
  const [chosen, setChosen] = useState<string | null>(fields[0]?.key ?? null);
  const [effects, setEffects] = useState<readonly AttributeEffect[] | null>(null);
  const [theirs, setTheirs] = useState<AttributeList | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = fields.find(({ key }) => key === chosen);
  const wanted = () => ({
    version,
    attributes: fields.map(({ key: _, options, ...one }) => ({
      ...one,
      options: one.type === 'choice' ? options.map((text) => text.trim()).filter(Boolean) : [],
    })),
  });
  const isChanged = JSON.stringify(fields) !== JSON.stringify(withKeys(list));

  async function run(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setEffects(null);
      if (failure.code === 'changed_meanwhile') setTheirs(failure.now as AttributeList);
      else showToast('error', Object.values(failure.fields).flat()[0] ?? failure.text);
    } finally {
      setBusy(false);
    }
  }
  const look = () => run(async () => setEffects(await fetchEffects(list.id, wanted())));
  const save = () =>
    run(async () => {
      const { data, message } = await sendAttributes(list.id, wanted());
      showToast('success', message);
      setFields(withKeys(data));
      setVersion(data.version);
      setChosen(null);
      setEffects(null);
      client.setQueryData([...ATTRIBUTES_KEY, list.id], data);
      await client.invalidateQueries({ queryKey: ATTRIBUTES_KEY, exact: true });
    });

  function add() {
    const key = `new-${crypto.randomUUID()}`;
    const made = {
      id: null,
      label: '',
      type: 'text',
      unit: '',
      options: [],
      required: false,
    } as const;
    setFields([...fields, { ...made, options: [], key }]);
    setChosen(key);
  }
  function move(key: string, target: SortTarget) {
    const moved = fields.find((one) => one.key === key);
    const rest = fields.filter((one) => one.key !== key);
    const at = rest.findIndex((one) => one.key === target.key);
    if (moved === undefined || at < 0) return;
    setFields(rest.toSpliced(target.at === 'before' ? at : at + 1, 0, moved));
  }

  return (
    <>
      {theirs && (
        <Notice
          action={
            <div className="flex flex-wrap gap-2">
              <Button
                kind="secondary"
                onPress={() => {
                  setFields(withKeys(theirs));
                  setVersion(theirs.version);
                  client.setQueryData([...ATTRIBUTES_KEY, list.id], theirs);
                  setTheirs(null);
                }}
                size="small"
              >
                Show theirs
              </Button>
              <Button
                onPress={() => {
                  setVersion(theirs.version);
                  setTheirs(null);
                }}
                size="small"
              >
                Keep mine
              </Button>
            </div>
          }
          className="mb-4"
          isUrgent
          kind="warning"
          title="Someone else changed these fields meanwhile"
        >
          Now there are: {theirs.attributes.map(({ label }) => label).join(', ') || 'none'}. Nothing
          of yours is saved yet.
        </Notice>
      )}
      {list.inherited.length > 0 && (
        <p className="mb-3 text-14 text-muted">
          Its products also have the fields of the category above:{' '}
          {list.inherited.map(({ label }) => label).join(', ')}.
        </p>
      )}
      <h2 className="mb-2 text-18">Fields of {list.name}</h2>
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <div>
          <SortableList
            chosen={chosen}
            empty="This category has no fields of its own."
            kind="attribute"
            label={`Fields of ${list.name}`}
            onChoose={setChosen}
            onMove={move}
            rows={fields.map(({ key, label, type, required }) => ({
              key,
              text: label || 'New field',
              content: (
                <span className="flex min-w-0 flex-1 items-center gap-2 text-14">
                  <span className="min-w-0 flex-1 truncate">{label || 'New field'}</span>
                  {required && <Badge kind="accent">Required</Badge>}
                  <span className="text-muted">{TYPE_WORDS[type]}</span>
                </span>
              ),
            }))}
          />
          <div className="mt-3 flex flex-wrap gap-2">
            <Button icon="plus" kind="secondary" onPress={add} size="small">
              Add a field
            </Button>
            <Button
              isDisabled={!isChanged || fields.some(({ label }) => label.trim() === '')}
              isPending={isBusy && effects === null}
              onPress={() => void look()}
              size="small"
            >
              Save the fields
            </Button>
          </div>
        </div>
        {field && (
          <AttributeForm
            attribute={field}
            key={field.key}
            onChange={(to) =>
              setFields(
                fields.map((one) => (one.key === field.key ? { ...to, key: one.key } : one)),
              )
            }
            onRemove={() => setFields(fields.filter(({ key }) => key !== field.key))}
          />
        )}
      </div>
      <Dialog
        actions={
          <>
            <Button kind="secondary" onPress={() => setEffects(null)}>
              Not yet
            </Button>
            <Button isPending={isBusy} onPress={() => void save()}>
              Save the fields
            </Button>
          </>
        }
        isAlert
        isOpen={effects !== null}
        onClose={() => setEffects(null)}
        title="What follows from this"
      >
        {effects?.length === 0 ? (
          <p>No product or draft is affected. Vendors see the change in their forms at once.</p>
        ) : (
          <ul className="list-disc ps-5">
            {effects?.map((effect) => (
              <li className="py-1" key={`${effect.label} ${effect.kind}`}>
                {effectText(effect)}
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </>
  );
}

const TYPE_WORDS = {
  text: 'text',
  number: 'number',
  choice: 'one of several',
  yes_no: 'yes or no',
} as const;
