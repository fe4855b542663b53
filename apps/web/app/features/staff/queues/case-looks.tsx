import type { StaffCaseDetail } from '@wevisu/contract/staff-queues.ts';
import { Notice } from '../../../ui/notice.tsx';
import { LookPicture } from '../../listings/look-picture.tsx';

/** VEND-03: how a product would look, beside how it looks now. The first one is drawn at once. */
export function CaseLooks({ looks }: { readonly looks: StaffCaseDetail['looks'] }) {
  if (looks.length === 0) return null;
  return (
    <section aria-label="Looks" className="mt-4 grid gap-5">
      {looks.map(({ key, title, live, asked, size, differs }, place) => (
        <div key={key}>
          <h3 className="font-[560]">{title}</h3>
          <div className="mt-1 grid gap-4 sm:grid-cols-2">
            {live !== null && (
              <Side isOpen={place === 0} look={live} name={title} side="Live now" />
            )}
            <Side isOpen={place === 0} look={asked} name={title} side="Asked for" />
          </div>
          {/* The drawn one says its own. */}
          {place > 0 && size !== null && size !== '' && (
            <p className="figures mt-1">Asked for: {size}</p>
          )}
          {differs !== null && (
            <Notice className="mt-2" kind="warning" title="The sizes do not agree">
              {differs}
            </Notice>
          )}
        </div>
      ))}
    </section>
  );
}

function Side(props: {
  readonly look: Readonly<Record<string, unknown>>;
  readonly side: string;
  readonly name: string;
  readonly isOpen: boolean;
}) {
  const { look, side, name, isOpen } = props;
  return (
    <div className="min-w-0">
      <p className="mb-1 text-12 text-muted">{side}</p>
      <LookPicture isOpen={isOpen} label={`${name}: ${side.toLowerCase()}`} picture={look} />
    </div>
  );
}
