import { useQuery } from '@tanstack/react-query';
import type { LookFormField } from '@wevisu/contract/listing-looks.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { KindNumber } from './kind-number.tsx';
import { KindPreview } from './kind-preview.tsx';
import { fetchLookForm } from './listing-calls.ts';
import { setLookField } from './look-fields.ts';
import { boundsText, optionOf, valueAt } from './look-values.ts';

type Picture = Readonly<Record<string, unknown>>;

export interface KindLookProps {
  readonly picture: Picture;
  /** The whole picture, and which of its parameters was set. */
  readonly onChange: (picture: Record<string, unknown>, path: string) => void;
  readonly label?: string;
  /** The key of a picture of it; null where there is none yet. */
  readonly poster: string | null;
  /** By the path of the field. */
  readonly problems: Readonly<Record<string, string>>;
}

const GROUPS = [
  { group: 'size', title: 'Sizes', columns: 'grid-cols-2' },
  { group: 'form', title: 'Forms', columns: 'grid-cols-1 sm:grid-cols-2' },
  { group: 'finish', title: 'Finishes', columns: 'grid-cols-1 sm:grid-cols-2' },
] as const;

/** The parameters of one of our kind models beside what they make, drawn as they are typed. */
export default function KindLook(props: KindLookProps) {
  const { picture, onChange, label = 'How the product looks', poster, problems } = props;
  const kind = String(picture.kind);
  const form = useQuery({
    queryKey: ['look-form', kind],
    queryFn: () => fetchLookForm(kind),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (form.isLoadingError) {
    return (
      <ErrorState
        isRetrying={form.isFetching}
        onRetry={() => void form.refetch()}
        title="The parameters could not be loaded"
      />
    );
  }
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,240px)_minmax(0,1fr)]">
      <KindPreview label={label} picture={picture} poster={poster} />
      {form.data === undefined ? (
        <Skeleton className="h-80 w-full" />
      ) : (
        <div className="grid content-start gap-5">
          {GROUPS.map(({ group, title, columns }) => {
            const fields = form.data.fields.filter((field) => field.group === group);
            if (fields.length === 0) return null;
            return (
              <fieldset className="min-w-0" key={group}>
                <legend className="mb-2 font-[560]">{title}</legend>
                <div className={`grid items-end gap-3 ${columns}`}>
                  {fields.map((field) => (
                    <Field
                      field={field}
                      key={field.path}
                      onChange={(value) =>
                        onChange(setLookField(picture, field.path, value), field.path)
                      }
                      problem={problems[field.path]}
                      value={valueAt(picture, field)}
                    />
                  ))}
                </div>
              </fieldset>
            );
          })}
        </div>
      )}
    </div>
  );
}

function Field(props: {
  readonly field: LookFormField;
  readonly value: LookFormField['standard'];
  readonly problem: string | undefined;
  readonly onChange: (value: LookFormField['standard']) => void;
}) {
  const { field, value, problem, onChange } = props;
  if (field.type === 'yes_no') {
    return (
      <Checkbox
        className="min-h-11"
        isSelected={value === true}
        name={field.path}
        onChange={onChange}
      >
        {field.label}
      </Checkbox>
    );
  }
  if (field.type === 'number') {
    return <KindNumber field={field} onChange={onChange} problem={problem} value={Number(value)} />;
  }
  const known = field.options.some(({ id }) => id === String(value));
  return (
    <SelectField
      error={problem ?? (known ? undefined : boundsText(field))}
      label={field.label}
      name={field.path}
      onChange={(id) => onChange(optionOf(field, id))}
      options={field.options}
      value={String(value)}
    />
  );
}
