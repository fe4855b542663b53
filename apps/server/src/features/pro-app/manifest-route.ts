import { PRO_MANIFEST_PATH, PRO_PATHS, PRO_SCOPE } from '@wevisu/site/pro-paths.ts';
import type { FastifyInstance } from 'fastify';

/** As in ui/tokens.css: paper. */
const PAPER = '#faf8f4';

export interface ManifestDeps {
  /** As staff have set it. */
  readonly brandName: () => string;
}

/** What makes the pro's area an app that can be installed (https://www.w3.org/TR/appmanifest/). */
export function addAppManifest(http: FastifyInstance, { brandName }: ManifestDeps): void {
  http.get(PRO_MANIFEST_PATH, { schema: { hide: true } }, async (_request, reply) => {
    const name = `${brandName()} Pro`;
    reply.header('cache-control', 'public, max-age=3600');
    return reply.type('application/manifest+json; charset=utf-8').send(
      JSON.stringify({
        ...{ id: PRO_SCOPE, name, short_name: name, lang: 'en-US', dir: 'ltr' },
        description: 'Orders, messages, requests and approvals of your showroom.',
        start_url: PRO_SCOPE,
        // Sign-in and the shop open in the app as well; the service worker keeps /pro alone.
        scope: '/',
        ...{ display: 'standalone', theme_color: PAPER, background_color: PAPER },
        icons: [
          icon('pro-192.png', 192, 'any'),
          icon('pro-512.png', 512, 'any'),
          icon('pro-maskable-512.png', 512, 'maskable'),
        ],
        shortcuts: [
          { name: 'Orders', url: PRO_PATHS.orders },
          { name: 'Messages', url: PRO_PATHS.chats },
        ],
      }),
    );
  });
}

function icon(file: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/icons/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
