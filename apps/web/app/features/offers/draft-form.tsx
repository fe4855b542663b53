import { useQueryClient } from '@tanstack/react-query';
import type { Offer } from '@wevisu/contract/offers.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { toastFailure, withToast } from '../../platform/with-toast.ts';
import { AskToDelete } from '../../ui/ask-to-delete.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DraftSections } from './draft-sections.tsx';
import { type EditedSection, toEdited, toSections } from './edited-section.ts';
import { type DraftBody, deleteDraft, OFFERS_KEY, saveDraft, sendDraft } from './offer-calls.ts';
import { totalText } from './offer-texts.ts';

type Texts = Pick<Offer, 'title' | 'note' | 'client_name' | 'client_email' | 'ends_on'>;

/** A draft: its words, its client and its lines. Saving shows it at the prices of now; sending saves it first. */
export function DraftForm({ offer }: { readonly offer: Offer }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [texts, setTexts] = useState<Texts>(offer);
  const [sections, setSections] = useState<readonly EditedSection[]>(() =>
    offer.sections.map(toEdited),
  );
  const [problems, setProblems] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [pending, setPending] = useState<'save' | 'send' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const field = (name: keyof Texts) => ({
    name,
    value: texts[name],
    error: problems[name]?.[0],
    onChange: (text: string) => setTexts((before) => ({ ...before, [name]: text })),
  });

  async function save(): Promise<Offer | null> {
    const { title, note, client_name, client_email, ends_on } = texts;
    const words = { title, note, client_name, client_email: client_email.trim(), ends_on };
    const body: DraftBody = { version: offer.version, ...words, sections: toSections(sections) };
    try {
      return (await saveDraft(offer.id, body)).data;
    } catch (error) {
      refuse(error);
      return null;
    }
  }

  function refuse(error: unknown) {
    if (!(error instanceof ApiFailure)) throw error;
    setProblems(error.fields);
    toastFailure(error);
  }

  async function act(kind: 'save' | 'send') {
    setProblems({});
    setPending(kind);
    const saved = await save();
    let shown = saved;
    if (saved !== null && kind === 'send') {
      try {
        const { data, message } = await sendDraft(offer.id, saved.version);
        shown = data;
        showToast('success', message);
      } catch (error) {
        refuse(error);
      }
    } else if (saved !== null) showToast('success', 'Your draft was saved.');
    setPending(null);
    if (shown !== null) {
      queryClient.setQueryData([...OFFERS_KEY, 'one', offer.id], shown);
      await queryClient.invalidateQueries({ queryKey: [...OFFERS_KEY, 'list'] });
    }
  }

  async function remove(): Promise<boolean> {
    if ((await withToast(deleteDraft(offer.id))) === null) return false;
    await queryClient.invalidateQueries({ queryKey: [...OFFERS_KEY, 'list'] });
    await navigate(PRO_PATHS.offers);
    return true;
  }

  return (
    <form
      className="flex max-w-[760px] flex-col gap-5"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (pending === null) void act('save');
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="What it is about" maxLength={120} {...field('title')} />
        <TextField label="Answer by" type="date" {...field('ends_on')} />
        <TextField label="Client's name" maxLength={120} {...field('client_name')} />
        <TextField label="Client's email" type="email" {...field('client_email')} />
      </div>
      <TextField label="Your words to the client (optional)" rows={4} {...field('note')} />
      {offer.problems.length > 0 && (
        <Notice kind="warning" title="It can't be sent like this">
          <ul>
            {offer.problems.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      {Object.entries(problems)
        .filter(([name]) => name.startsWith('sections'))
        .map(([name, lines]) => (
          <p className="text-14 text-danger" key={name} role="alert">
            {lines[0]}
          </p>
        ))}
      <DraftSections onChange={setSections} sections={sections} />
      <p className="figures text-end">
        As saved: <span className="font-[560]">{totalText(offer.totals)}</span>
        <span className="block text-14 text-muted">Before sales tax and shipping.</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button isPending={pending === 'send'} onPress={() => void act('send')}>
          Send it to the client
        </Button>
        <Button isPending={pending === 'save'} kind="secondary" type="submit">
          Save the draft
        </Button>
        <Button kind="quiet" onPress={() => setAsking(true)}>
          Delete the draft
        </Button>
      </div>
      {isAsking && (
        <AskToDelete
          focusId="content"
          onClose={() => setAsking(false)}
          onDelete={remove}
          title="Delete this draft?"
        >
          <p className="wrap-anywhere">
            “{offer.title}” will be deleted permanently. The client has not seen it.
          </p>
        </AskToDelete>
      )}
    </form>
  );
}
