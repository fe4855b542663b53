import type { Testimonial } from '@wevisu/contract/home-content.ts';
import { useState } from 'react';
import { FieldChoices } from '../../back-office/conflict/field-choices.tsx';
import { mergeTexts } from '../../back-office/conflict/merge-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sendNewTestimonial, sendTestimonial } from './home-content-calls.ts';
import { useSaving } from './use-saving.ts';

interface TestimonialFormProps {
  /** Null for a new one. */
  readonly testimonial: Testimonial | null;
  readonly onDone?: (saved: Testimonial) => void;
}

const LABELS = { quote: 'What was said', name: 'Who said it', about: 'About', hidden: 'Hidden' };
type Texts = Record<keyof typeof LABELS, string>;

function textsOf(one: Testimonial | null): Texts {
  const { quote = '', name = '', about = '', is_hidden = false } = one ?? {};
  return { quote, name, about, hidden: is_hidden ? 'yes' : 'no' };
}

/** The words of a testimonial and whether it is hidden; what somebody else saved meanwhile is merged or asked about. */
export function TestimonialForm({ testimonial, onDone }: TestimonialFormProps) {
  const [base, setBase] = useState(testimonial);
  const [mine, setMine] = useState(() => textsOf(testimonial));
  const { errors, theirs, isPending, save, forget } = useSaving<Testimonial>((saved) => {
    setBase(saved);
    setMine(textsOf(saved));
    onDone?.(saved);
  });
  const merged =
    theirs &&
    mergeTexts({
      ...{ base: textsOf(base), theirs: textsOf(theirs), mine, labels: LABELS },
    });

  const send = (texts: Texts, version: number) =>
    save(() => {
      const { hidden, ...words } = texts;
      return testimonial === null
        ? sendNewTestimonial(words)
        : sendTestimonial(testimonial.id, { ...words, is_hidden: hidden === 'yes', version });
    });

  function choose(paths: readonly string[]) {
    if (theirs === null || merged === null) return;
    const other = textsOf(theirs);
    const next = { ...merged.values };
    for (const path of paths as readonly (keyof Texts)[]) next[path] = other[path];
    setMine(next);
    forget();
    setBase(theirs);
    void send(next, theirs.version);
  }

  return (
    <form
      aria-label={testimonial === null ? 'New testimonial' : 'Testimonial'}
      className="grid gap-4 rounded-card border border-line bg-surface p-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A confirmation beside it has raised the version and left the words alone.
        void send(mine, Math.max(base?.version ?? 1, testimonial?.version ?? 1));
      }}
    >
      {merged && (
        <FieldChoices
          conflicts={merged.conflicts}
          onChoose={choose}
          title="Someone else changed this testimonial while you were typing"
        >
          {merged.conflicts.length === 0 && 'You changed different parts: both are kept.'}
        </FieldChoices>
      )}
      <TextField
        error={errors['quote']}
        label={LABELS.quote}
        maxLength={600}
        onChange={(quote) => setMine({ ...mine, quote })}
        rows={4}
        value={mine.quote}
      />
      <TextField
        error={errors['name']}
        label={LABELS.name}
        maxLength={80}
        onChange={(name) => setMine({ ...mine, name })}
        value={mine.name}
      />
      <TextField
        error={errors['about']}
        hint="The room, or what they do."
        label={LABELS.about}
        maxLength={120}
        onChange={(about) => setMine({ ...mine, about })}
        value={mine.about}
      />
      {testimonial !== null && (
        <Checkbox
          isSelected={mine.hidden === 'yes'}
          onChange={(hidden) => setMine({ ...mine, hidden: hidden ? 'yes' : 'no' })}
        >
          Hide it on the home page
        </Checkbox>
      )}
      {testimonial?.is_real && (
        <p className="text-14 text-muted">With other words or another name it is a sample again.</p>
      )}
      <Button className="justify-self-start" isPending={isPending} type="submit">
        {testimonial === null ? 'Add it' : 'Save'}
      </Button>
    </form>
  );
}
