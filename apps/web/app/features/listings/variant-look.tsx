import { mergePicture } from '@wevisu/scene/pictures/merge-picture.ts';
import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { setOwnLook } from './look-fields.ts';

type Picture = Readonly<Record<string, unknown>>;

const SurfaceLook = late(() => import('./surface-look.tsx'));

/** What a variant changes of the look of its product: another color, another finish. */
export function VariantLook(props: {
  readonly product: Picture;
  readonly own: Picture | null;
  readonly name: string;
  readonly problem: string | undefined;
  readonly onChange: (own: Record<string, unknown> | null) => void;
}) {
  const { product, own, name, problem, onChange } = props;
  // Nothing is kept before a parameter is set: an empty look of its own is no change.
  const [isOpen, setOpen] = useState(own !== null && Object.keys(own).length > 0);
  const whole = mergePicture(product, own) as Picture;
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
          <SurfaceLook
            label={`How ${name} looks`}
            onChange={(next, path) => onChange(setOwnLook(own, { whole: next, path }))}
            picture={whole}
          />
        </Suspense>
      )}
      {problem && <p className="mt-2 text-danger">{problem}</p>}
    </div>
  );
}
