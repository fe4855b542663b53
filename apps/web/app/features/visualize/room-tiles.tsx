import { Link } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { PlanPicture, RoomPicture } from '../../ui/room-picture.tsx';
import type { RoomTile } from './room-index.ts';

export interface RoomTilesProps {
  readonly tiles: readonly RoomTile[];
  readonly chosen: string | null;
  readonly hrefOf: (room: string | null) => string;
}

/** The room types as pictures; a row to swipe on phones. */
export function RoomTiles({ tiles, chosen, hrefOf }: RoomTilesProps) {
  return (
    <nav aria-label="Rooms">
      <ul className="-mx-5 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pt-1 pb-2 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-5 lg:grid-cols-8 md:gap-x-4 md:gap-y-6 md:overflow-visible md:px-0">
        {tiles.map((tile) => (
          <li className="w-36 shrink-0 snap-start md:w-auto" key={tile.use}>
            <Tile
              isChosen={tile.use === chosen}
              tile={tile}
              // Pressing the chosen room again clears the filter.
              to={hrefOf(tile.use === chosen ? null : tile.use)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TileProps {
  readonly tile: RoomTile;
  readonly isChosen: boolean;
  readonly to: string;
}

function Tile({ tile, isChosen, to }: TileProps) {
  const { label, picture, planPicture } = tile;
  return (
    <Link
      aria-current={isChosen ? 'true' : undefined}
      className="group block rounded-card"
      preventScrollReset
      to={to}
    >
      <span
        className={cx(
          'block overflow-hidden rounded-card outline-offset-2',
          isChosen && 'outline-2 outline-accent-text outline-solid',
        )}
      >
        {picture ? (
          <RoomPicture
            alt=""
            className="transition-[scale] duration-(--calm) group-hover:scale-[1.03]"
            picture={picture}
            sizes="(min-width: 1025px) 140px, (min-width: 769px) 18vw, 144px"
          />
        ) : planPicture ? (
          <PlanPicture alt="" src={planPicture} />
        ) : (
          <span className="block aspect-[3/2] bg-sunken" />
        )}
      </span>
      <span
        className={cx(
          'mt-2.5 block text-14 leading-snug group-hover:underline',
          isChosen && 'font-[560] text-accent-text',
        )}
      >
        {label}
        {isChosen && <span className="reader-only"> (chosen, select again for all rooms)</span>}
      </span>
      <span className="figures block text-12 text-muted">{countWords(tile)}</span>
    </Link>
  );
}

function countWords({ designs, plans }: RoomTile): string {
  if (designs === 0) return plans === 1 ? '1 plan' : `${plans} plans`;
  return designs === 1 ? '1 design' : `${designs} designs`;
}
