import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MediaPicture } from '../../ui/media-picture.tsx';

const KindCanvas = late(() => import('./kind-canvas.tsx'));

export interface KindPreviewProps {
  readonly picture: Readonly<Record<string, unknown>>;
  readonly label: string;
  /** The key of a picture of it; null where there is none yet. */
  readonly poster: string | null;
  /** Drawn at once, not when somebody asks for it. */
  readonly isOpen?: boolean;
}

/** A look of one of our kind models: its picture, and in 3D once somebody wants to turn it. */
export function KindPreview({ picture, label, poster, isOpen = false }: KindPreviewProps) {
  const [isShown, setShown] = useState(isOpen);
  if (isShown) {
    return (
      <Suspense fallback={<Poster isLoading label={label} poster={poster} />}>
        <KindCanvas label={label} picture={picture} />
      </Suspense>
    );
  }
  return (
    <div>
      <Poster label={label} poster={poster} />
      <Button
        className="mt-2"
        icon="cube"
        kind="secondary"
        onPress={() => setShown(true)}
        size="small"
      >
        Show it in 3D<span className="reader-only">: {label}</span>
      </Button>
    </div>
  );
}

function Poster(props: {
  readonly label: string;
  readonly poster: string | null;
  readonly isLoading?: boolean;
}) {
  const { label, poster, isLoading = false } = props;
  return (
    <div
      aria-busy={isLoading}
      className="relative grid aspect-square w-full max-w-96 place-items-center rounded-card bg-sunken text-muted"
    >
      {poster === null ? (
        <Icon name="cube" size={32} />
      ) : (
        <MediaPicture alt={label} picture={poster} sizes="384px" />
      )}
      {isLoading && (
        <p className="absolute inset-x-0 bottom-3 text-center" role="status">
          Loading the preview…
        </p>
      )}
    </div>
  );
}
