import { designPath } from '@wevisu/site/paths.ts';
import { Link } from 'react-router';
import { StartLink } from '../design-library/start-link.tsx';
import { accountPhotoPath } from './account-photo-path.ts';
import type { OwnPicture } from './picture-calls.ts';

const WAY = 'text-link inline-flex min-h-8 items-center';

/** What a picture can be used for. Only its owner knows whether it shows a room or a plan. */
export function PictureActions({
  picture: { id, name, has_marks },
}: {
  readonly picture: OwnPicture;
}) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-14">
      <Link className={WAY} to={accountPhotoPath(id)}>
        {has_marks ? 'Continue with the photo' : 'Try products in it'}
        <span className="reader-only">: {name}</span>
      </Link>
      <StartLink
        className={WAY}
        floorTemplate={null}
        floorplan={null}
        to={designPath({ empty: true }, { trace: String(id) })}
      >
        Trace it as a plan
        <span className="reader-only">: {name}</span>
      </StartLink>
    </p>
  );
}
