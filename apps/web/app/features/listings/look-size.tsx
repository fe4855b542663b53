import { Notice } from '../../ui/notice.tsx';
import type { PanelProps } from './panel-props.ts';

/** The real size that a look is drawn in, and where the vendor says another one. */
export function LookSize({ look }: { readonly look: PanelProps['looks'][number] }) {
  return (
    <div aria-live="polite" className="mt-3">
      {look.size !== '' && <p className="figures text-muted">Drawn {look.size}.</p>}
      {look.differs !== null && (
        <Notice className="mt-2" kind="warning" title="The sizes do not agree">
          {look.differs} Change it, or the sizes of the look.
        </Notice>
      )}
    </div>
  );
}
