import { useRouteLoaderData } from 'react-router';
import { useSiteSettings } from './site-settings.ts';

export interface PageHeadProps {
  /** Without the site's name, which is added; left out on the start page. */
  readonly title?: string;
  readonly description?: string;
  /** Path that this page is known by, for pages that have several addresses. */
  readonly canonicalPath?: string;
  /** Not for search engines: results of a search, pages of one person. */
  readonly isPrivate?: boolean;
}

/** Title, description and canonical address; React puts them into the head. */
export function PageHead({ title, description, canonicalPath, isPrivate }: PageHeadProps) {
  const { brandName } = useSiteSettings();
  const origin = useRouteLoaderData<{ readonly origin: string }>('root')?.origin ?? '';
  return (
    <>
      <title>{title ? `${title} · ${brandName}` : brandName}</title>
      {description && <meta content={description} name="description" />}
      {canonicalPath !== undefined && <link href={origin + canonicalPath} rel="canonical" />}
      {isPrivate && <meta content="noindex" name="robots" />}
    </>
  );
}
