import { productPath } from '@wevisu/domain/route-paths.ts';
import { STORAGE_KEYS } from '@wevisu/domain/spec-words.ts';
import { Link } from 'react-router';
import { MediaPicture } from '../../platform/media-picture.tsx';
import { useStored } from '../../platform/use-stored.ts';
import { readViewed } from './remember.ts';

const SHOWN = 6;

/** STORE-09: what was looked at before, from this browser's own memory, so without prices. */
export function RecentlyViewed(props: { readonly except: string; readonly vsdId: string | null }) {
  const stored = useStored(STORAGE_KEYS.recentlyViewed);
  const viewed = stored === null ? [] : readViewed().filter(({ hash }) => hash !== props.except);
  if (viewed.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className="mt-20">
      <h2 className="mb-6 text-28" id="recently-viewed">
        Recently viewed
      </h2>
      <ul className="grid grid-cols-3 gap-4 md:grid-cols-6 md:gap-6">
        {viewed.slice(0, SHOWN).map(({ hash, name, brand, picture }) => (
          <li key={hash}>
            <Link className="group block rounded-card" to={productPath(hash, props.vsdId)}>
              <MediaPicture alt="" picture={picture} sizes="(min-width: 769px) 190px, 30vw" />
              <span className="mt-2 block text-12 text-muted">{brand}</span>
              <span className="line-clamp-2 text-14 leading-snug group-hover:underline">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
