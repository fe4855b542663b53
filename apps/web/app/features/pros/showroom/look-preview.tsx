import { logoAddress } from '@wevisu/contract/media.ts';
import type { ShowroomEditor } from '@wevisu/contract/pros.ts';
import { isHexColor } from '@wevisu/domain/people/contrast.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { computeAccent } from '../../../platform/theme.ts';
import { PlainLink } from '../../../ui/plain-link.tsx';
import type { Draft } from './draft.ts';

/** SHOW-15, SHOW-16: the shop in its own color and logo, by the same rule of contrast as the shop itself. */
export function LookPreview({
  draft,
  showroom,
}: {
  readonly draft: Draft;
  readonly showroom: ShowroomEditor;
}) {
  const color = draft.theme_color.trim().toLowerCase();
  const accent = isHexColor(color) ? computeAccent(color, 'light') : null;
  const isMoved = accent !== null && accent['--accent'] !== color;
  return (
    <section aria-label="Preview" className="grid gap-2">
      <div
        className="overflow-hidden rounded-card border border-line"
        style={{ background: '#faf8f4', color: '#1d2321', ...accent }}
      >
        {showroom.opening_picture !== null && (
          <img alt="" className="h-32 w-full object-cover" src={showroom.opening_picture} />
        )}
        <div className="flex flex-wrap items-center gap-4 p-4">
          {showroom.logo !== null && (
            <img alt="" className="h-10 max-w-32 object-contain" src={logoAddress(showroom.logo)} />
          )}
          <div className="min-w-0 flex-1">
            <p className="truncate text-18">{draft.company_name}</p>
            <p className="truncate">{draft.tagline}</p>
          </div>
          <span
            className="rounded-control px-4 py-2 font-[550]"
            style={{ background: 'var(--accent)', color: 'var(--on-accent)' }}
          >
            Add to Cart
          </span>
          <span className="underline" style={{ color: 'var(--accent-text)' }}>
            A link
          </span>
        </div>
      </div>
      {isMoved && (
        <p className="text-muted" role="status">
          {color} is too faint on our background. Your shop shows {accent['--accent']} in its place.
        </p>
      )}
      {!showroom.branded && (
        <p className="text-muted">
          Your color and logo show in the shop with an add-on or Premium.{' '}
          <PlainLink className="text-link" to={PATHS.proPlan}>
            See your plan
          </PlainLink>
        </p>
      )}
    </section>
  );
}
