import type { Film } from '@wevisu/contract/pages.ts';
import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { IconButton } from '../../ui/icon-button.tsx';

/** HOME-01: a slow walk through our rooms. Paused for people who asked for less motion or less data. */
export function HeroFilm({ film }: { readonly film: Film }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  // The largest contentful paint; browsers discover posters late.
  preload(film.poster, { as: 'image', fetchPriority: 'high' });

  useEffect(() => {
    const wantsLess =
      matchMedia('(prefers-reduced-motion: reduce)').matches ||
      (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
    // A browser may block autoplay: the poster stays, and the button starts it.
    if (!wantsLess) video.current?.play().catch(() => {});
  }, []);

  function toggle() {
    // Rejects if it is paused before it has started.
    if (video.current?.paused) video.current.play().catch(() => {});
    else video.current?.pause();
  }

  return (
    <div className="relative h-full">
      <video
        aria-label="A walk through rooms designed here"
        className="h-full w-full object-cover"
        height={720}
        loop
        muted
        onPause={() => setPlaying(false)}
        onPlay={() => setPlaying(true)}
        playsInline
        poster={film.poster}
        preload="metadata"
        ref={video}
        width={1280}
      >
        {film.sources.map(({ type, address }) => (
          <source key={address} src={address} type={type} />
        ))}
      </video>
      <IconButton
        className="absolute right-4 bottom-4"
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? 'Pause the film' : 'Play the film'}
        look="round"
        onPress={toggle}
      />
    </div>
  );
}
