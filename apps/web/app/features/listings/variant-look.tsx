import { mergePicture } from '@wevisu/scene/pictures/merge-picture.ts';
import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { setOwnLook } from './look-fields.ts';
import { LookSize } from './look-size.tsx';
import { problemsBelow } from './look-values.ts';
import type { PanelProps } from './panel-props.ts';

type Picture = Readonly<Record<string, unknown>>;

const SurfaceLook = late(() => import('./surface-look.tsx'));
const KindLook = late(() => import('./kind-look.tsx'));

/** What a variant changes of the look of its product: another size, another color, another finish. */
export function VariantLook(props: {
  readonly product: Picture;
  readonly own: Picture | null;
  readonly name: string;
  /** Of the whole form. */
  readonly problems: PanelProps['problems'];
  /** `variants.k1.picture` */
  readonly at: string;
  readonly size: PanelProps['looks'][number] | undefined;
  readonly onChange: (own: Record<string, unknown> | null) => void;
}) {
  const { product, own, name, problems, at, size, onChange } = props;
  // Nothing is kept before a parameter is set: an empty look of its own is no change.
  const [isOpen, setOpen] = useState(own !== null && Object.keys(own).length > 0);
  const whole = mergePicture(product, own) as Picture;
  const look = {
    label: `How ${name} looks`,
    onChange: (next: Record<string, unknown>, path: string) =>
      onChange(setOwnLook(own, { whole: next, path })),
    picture: whole,
  };
  return (
    <div className="mt-2">
      <Checkbox
        isSelected={isOpen}
        onChange={(isOwn) => {
          setOpen(isOwn);
          if (!isOwn && own !== null) onChange(null);
        }}
      >
        Looks different from the product
      </Checkbox>
      {isOpen && (
        <Suspense fallback={<Skeleton className="aspect-square w-full max-w-60" />}>
          {whole.type === 'surface' ? (
            <SurfaceLook {...look} />
          ) : (
            <KindLook
              {...look}
              poster={size?.poster ?? null}
              problems={problemsBelow(problems, at)}
            />
          )}
        </Suspense>
      )}
      {size && (isOpen || size.differs !== null) && <LookSize look={size} />}
      {problems[at] && <p className="mt-2 text-danger">{problems[at]}</p>}
    </div>
  );
}
