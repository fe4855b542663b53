import type { DesignExample } from '@wevisu/contract/ai-examples.ts';
import { sharedDesignPath } from '@wevisu/site/design-ai-paths.ts';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { Money } from '../../../ui/money.tsx';
import { styleLabel } from '../../design-library/style-label.ts';

/** Briefs of before with one design each: its picture, its price, and its room in 3D behind the link. */
export function Examples({ examples }: { readonly examples: readonly DesignExample[] }) {
  if (examples.length === 0) return null;
  return (
    <section aria-labelledby="examples" className="mt-16">
      <h2 className="text-28" id="examples">
        Rooms that began as a sentence
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        Each is one of three designs of the words below it. Open it to walk around in 3D.
      </p>
      <ul className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {examples.map((example) => (
          <li key={example.code}>
            <Example example={example} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Example({ example }: { readonly example: DesignExample }) {
  const { code, text, title, style, total_cents: total, showroom, picture } = example;
  return (
    <article className="group relative">
      <span className="relative block aspect-[3/2] overflow-hidden rounded-card bg-sunken">
        {picture && (
          <img
            alt=""
            className="absolute inset-0 size-full object-cover transition-[scale] duration-(--calm) group-hover:scale-[1.02]"
            decoding="async"
            height={640}
            loading="lazy"
            src={`/api/AI/shared/${code}/picture?version=${picture.version}`}
            width={960}
          />
        )}
        <span className="absolute end-3 bottom-3 inline-flex items-center gap-1.5 rounded-full bg-surface px-3 py-1.5 text-14 shadow-soft">
          <Icon name="cube" size={16} /> 3D
        </span>
      </span>
      <blockquote className="mt-3.5 line-clamp-3 text-18">“{text}”</blockquote>
      <h3 className="mt-2 font-sans text-14 font-normal text-muted">
        <Link
          className="rounded-[4px] underline-offset-3 after:absolute after:inset-0 after:rounded-card group-hover:underline"
          to={sharedDesignPath(code)}
        >
          {title}, {styleLabel(style).toLowerCase()}
        </Link>
      </h3>
      <p className="mt-1 text-14 text-muted">
        <Money amount={total} className="text-16 font-[560] text-ink" /> at {showroom}
      </p>
    </article>
  );
}
