import type { StaffCaseDetail } from '@wevisu/contract/staff-queues.ts';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FilePicture } from '../../listings/file-picture.tsx';
import { ModelPreview } from '../../listings/model-preview.tsx';
import { saveListingFile } from '../../listings/save-listing-file.ts';

type CaseFile = StaffCaseDetail['files'][number];

/** VEND-01: what a vendor wants to show. Where pictures change, those that are live stand before them. */
export function CaseFiles({ files }: { readonly files: readonly CaseFile[] }) {
  const photos = files.filter(({ kind }) => kind === 'photo');
  const live = photos
    .filter(({ live_place }) => live_place !== null)
    .toSorted((a, b) => (a.live_place ?? 0) - (b.live_place ?? 0));
  const asked = photos.filter(({ change }) => change !== 'removed');
  const isSame = live.map(({ file }) => file).join() === asked.map(({ file }) => file).join();
  if (files.length === 0) return null;
  return (
    <section aria-label="Pictures and documents" className="mt-4">
      {isSame || live.length === 0 ? (
        <Photos label="Pictures" photos={asked} />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <Photos label="Pictures live now" photos={live} />
          <Photos label="Pictures asked for" photos={asked} />
        </div>
      )}
      <ul className="mt-2">
        {files
          .filter(({ kind }) => kind === 'document')
          .map((one) => (
            <li className="flex flex-wrap items-center gap-2" key={one.file}>
              <Button
                icon="download"
                kind="quiet"
                onPress={() => void saveListingFile('staff', one.file)}
                size="small"
              >
                {one.label}
              </Button>
              <Change of={one} />
            </li>
          ))}
      </ul>
      {files
        .filter(({ kind }) => kind === 'model')
        .map((one) => (
          <CaseModel key={one.file} model={one} />
        ))}
    </section>
  );
}

interface PhotosProps {
  readonly label: string;
  readonly photos: readonly CaseFile[];
}

function Photos({ label, photos }: PhotosProps) {
  return (
    <div className="min-w-0">
      <h3 className="text-12 text-muted">{photos.length === 0 ? `${label}: none` : label}</h3>
      <ul aria-label={label} className="mt-1 grid grid-cols-2 gap-3 xl:grid-cols-3">
        {photos.map((one) => (
          <li className="min-w-0" key={one.file}>
            <FilePicture alt={one.label} file={one.file} viewer="staff" />
            <p className="mt-1 break-words text-muted">{one.label}</p>
            <Change of={one} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A model is many megabytes, so it is loaded when asked for. */
function CaseModel({ model }: { readonly model: CaseFile }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="mt-2">
      <div className="flex flex-wrap items-center gap-2">
        <span>{model.label}</span>
        <Change of={model} />
        {!isShown && (
          <Button icon="cube" kind="secondary" onPress={() => setShown(true)} size="small">
            Show it in 3D
          </Button>
        )}
      </div>
      {isShown && (
        <div className="mt-2 max-w-96">
          <ModelPreview file={model.file} label={model.label} viewer="staff" />
        </div>
      )}
    </div>
  );
}

function Change({ of: { change } }: { readonly of: CaseFile }) {
  if (change === null) return null;
  return change === 'added' ? (
    <Badge kind="accent">New</Badge>
  ) : (
    <Badge kind="warning">Goes away</Badge>
  );
}
