import { Suspense } from 'react';
import { late } from '../../platform/late.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { listLookFields, setLookField } from './look-fields.ts';
import { Panel } from './panel.tsx';
import type { PanelProps } from './panel-props.ts';

const SurfacePreview = late(() => import('./surface-preview.tsx'));

/** How the product looks in rooms: the parameters of our material, drawn as they are typed. */
export function LookPanel({ content, change, problems }: PanelProps) {
  const { picture } = content;
  if (picture === null) {
    return (
      <Panel title="Look">
        <p className="text-muted">Choose a category first: it brings a look to start from.</p>
        {problems.picture && <p className="mt-2 text-danger">{problems.picture}</p>}
      </Panel>
    );
  }
  const fields = listLookFields(picture);
  return (
    <Panel title="Look">
      <div className="grid gap-4 sm:grid-cols-[240px_minmax(0,1fr)]">
        {picture.type === 'surface' ? (
          <Suspense fallback={<Skeleton className="aspect-square w-full max-w-60" />}>
            <SurfacePreview picture={picture} />
          </Suspense>
        ) : (
          <p className="text-muted">
            This category has rendered models. Its products look like the category's own picture
            until we have a model of yours.
          </p>
        )}
        <div className="grid content-start gap-3 sm:grid-cols-2">
          {fields.map(({ path, label, value, options }) =>
            options === null ? (
              <TextField
                key={path}
                label={label}
                name={path}
                onChange={(text) => change({ picture: setLookField(picture, path, text) })}
                type="color"
                value={value}
              />
            ) : (
              <SelectField
                key={path}
                label={label}
                name={path}
                onChange={(id) => change({ picture: setLookField(picture, path, id) })}
                options={options.map((id) => ({ id, label: id }))}
                value={value}
              />
            ),
          )}
        </div>
      </div>
      {problems.picture && <p className="mt-2 text-danger">{problems.picture}</p>}
    </Panel>
  );
}
