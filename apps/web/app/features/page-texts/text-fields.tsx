import type { PageText } from '@wevisu/contract/page-texts.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Written } from './page-text-calls.ts';

interface TextFieldsProps {
  readonly written: Written;
  readonly errors: Readonly<Record<string, string>>;
  readonly places: PageText['places'];
  readonly onChange: (part: Partial<Written>) => void;
}

/** Title, lead, Markdown, and the names that may stand in braces. */
export function TextFields({ written, errors, places, onChange }: TextFieldsProps) {
  return (
    <>
      <TextField
        error={errors['title']}
        label="Title"
        maxLength={120}
        onChange={(title) => onChange({ title })}
        value={written.title}
      />
      <TextField
        error={errors['lead']}
        hint="One or two sentences below the title."
        label="Lead"
        onChange={(lead) => onChange({ lead })}
        rows={3}
        value={written.lead}
      />
      <TextField
        error={errors['body']}
        hint="Markdown. A line that begins with ## starts a section."
        label="Text"
        onChange={(body) => onChange({ body })}
        rows={24}
        value={written.body}
      />
      <Checkbox isSelected={written.shows_date} onChange={(shows_date) => onChange({ shows_date })}>
        Show the day of publishing below the title
      </Checkbox>
      <details>
        <summary className="cursor-pointer text-14">Names that are filled in</summary>
        <dl className="mt-2 grid gap-x-4 gap-y-1 text-14 sm:grid-cols-[auto_1fr]">
          {places.map(({ name, value }) => (
            <div className="contents" key={name}>
              <dt>
                <code>{`{${name}}`}</code>
              </dt>
              <dd className="break-words text-muted max-sm:mb-2">
                {value === '' ? 'Empty' : value}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
