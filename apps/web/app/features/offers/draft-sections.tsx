import type { OfferLine } from '@wevisu/domain/offers/offer-content.ts';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { QuantityBox } from '../../ui/quantity-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AddProducts } from './add-products.tsx';
import { type EditedSection, moveLine } from './edited-section.ts';
import { OfferLineRow } from './offer-line.tsx';

interface Props {
  readonly sections: readonly EditedSection[];
  readonly onChange: (sections: readonly EditedSection[]) => void;
}

const KINDS = [
  { id: 'each', label: 'Line by line' },
  { id: 'one', label: 'One of the lines' },
] as const;

/** The parts of a draft with their lines, options and allowances. */
export function DraftSections({ sections, onChange }: Props) {
  const made = useRef(0);
  const [adding, setAdding] = useState<string | null>(null);
  const target = sections.find(({ key }) => key === adding);

  function change(key: string, over: Partial<EditedSection>) {
    onChange(sections.map((one) => (one.key === key ? { ...one, ...over } : one)));
  }

  function add() {
    made.current += 1;
    const key = `new-${made.current}`;
    onChange([...sections, { key, title: 'Options', kind: 'one', allowance: '', lines: [] }]);
  }

  return (
    <>
      {sections.map((section, at) => (
        <fieldset className="rounded-card border border-line p-4" key={section.key}>
          <legend className="px-1 text-14 text-muted">Part {at + 1}</legend>
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField
              label="Name"
              maxLength={120}
              onChange={(title) => change(section.key, { title })}
              value={section.title}
            />
            <NativeSelect
              isInForm
              label="The client approves"
              onChange={(kind) => change(section.key, { kind: kind === 'one' ? 'one' : 'each' })}
              options={KINDS}
              value={section.kind}
            />
            {section.kind === 'one' && (
              <TextField
                inputMode="decimal"
                label="Allowance (optional)"
                onChange={(allowance) => change(section.key, { allowance })}
                suffix="$"
                value={section.allowance}
              />
            )}
          </div>
          {section.lines.length === 0 && (
            <p className="mt-3 text-14 text-muted">
              No lines: with an allowance, it is an amount for what is chosen later.
            </p>
          )}
          <ul className="mt-3">
            {section.lines.map((line) => (
              <li className="border-line border-t py-3" key={line.key}>
                <OfferLineRow line={line}>
                  <LineActs line={line} onChange={onChange} section={section} sections={sections} />
                </OfferLineRow>
              </li>
            ))}
          </ul>
          <Button kind="secondary" onPress={() => setAdding(section.key)} size="small">
            Add products<span className="reader-only"> to part {at + 1}</span>
          </Button>
          <Button
            isDisabled={section.lines.length > 0}
            kind="quiet"
            onPress={() => onChange(sections.filter(({ key }) => key !== section.key))}
            size="small"
          >
            Remove part {at + 1}
          </Button>
        </fieldset>
      ))}
      <Button className="self-start" kind="secondary" onPress={add} size="small">
        Add a part
      </Button>
      {target !== undefined && (
        <AddProducts
          onAdd={(line) => {
            made.current += 1;
            const lines = [...target.lines, { ...line, key: `new-${made.current}` }];
            change(target.key, { lines });
          }}
          onClose={() => setAdding(null)}
          part={target.title}
        />
      )}
    </>
  );
}

function LineActs(props: Props & { readonly line: OfferLine; readonly section: EditedSection }) {
  const { line, section, sections, onChange } = props;

  function set(lines: readonly OfferLine[]) {
    onChange(sections.map((one) => (one.key === section.key ? { ...one, lines } : one)));
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <QuantityBox
        label={`Quantity of ${line.name}`}
        onChange={(qty) =>
          set(
            section.lines.map((one) =>
              one.key === line.key ? { ...one, qty, total: one.price * qty, lots: [] } : one,
            ),
          )
        }
        value={line.qty}
      />
      {sections.length > 1 && (
        <NativeSelect
          label="Part"
          onChange={(to) => onChange(moveLine(sections, { line, to }))}
          options={sections.map(({ key, title }) => ({ id: key, label: title }))}
          value={section.key}
        />
      )}
      <Button
        kind="quiet"
        onPress={() => set(section.lines.filter(({ key }) => key !== line.key))}
        size="small"
      >
        Remove<span className="reader-only"> {line.name}</span>
      </Button>
    </div>
  );
}
