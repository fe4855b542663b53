import { mediaAddress } from '@wevisu/contract/media.ts';
import { useRouteLoaderData } from 'react-router';
import { useSiteSettings } from './site-settings.ts';

export interface PageHeadProps {
  /** Without the site's name, which is appended; omitted on the home page. */
  readonly title?: string;
  readonly description?: string;
  /** The canonical path, for pages with several URLs. */
  readonly canonicalPath?: string;
  /** Social preview picture: a key of the media route (see contract/media.ts). */
  readonly picture?: string | null;
  /** The same, by its path on this site. */
  readonly pictureAddress?: string | null;
  /** Not for search engines: search results, personal pages. */
  readonly isPrivate?: boolean;
}

/** Title, description, canonical URL and social preview; React moves them into the head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, canonicalPath, picture, isPrivate } = props;
  const shown = props.pictureAddress ?? (picture ? mediaAddress(picture, 960) : null);
  const { brandName } = useSiteSettings();
  const origin = useRouteLoaderData<{ readonly origin: string }>('root')?.origin ?? '';
  return (
    <>
      <title>{title ? `${title} · ${brandName}` : brandName}</title>
      {description && <meta content={description} name="description" />}
      {canonicalPath !== undefined && <link href={origin + canonicalPath} rel="canonical" />}
      {isPrivate && <meta content="noindex" name="robots" />}
      {canonicalPath !== undefined && (
        <>
          <meta content="website" property="og:type" />
          <meta content={brandName} property="og:site_name" />
          <meta content={title ?? brandName} property="og:title" />
          {description && <meta content={description} property="og:description" />}
          <meta content={origin + canonicalPath} property="og:url" />
          {shown && <meta content={origin + shown} property="og:image" />}
          <meta content={shown ? 'summary_large_image' : 'summary'} name="twitter:card" />
        </>
      )}
    </>
  );
}
