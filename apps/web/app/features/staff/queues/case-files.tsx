import type { StaffCaseDetail } from '@wevisu/contract/staff-queues.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FilePicture } from '../../listings/file-picture.tsx';
import { saveListingFile } from '../../listings/save-listing-file.ts';

type CaseFile = StaffCaseDetail['files'][number];

/** VEND-01: what a vendor wants to show, with what is new and what goes. */
export function CaseFiles({ files }: { readonly files: readonly CaseFile[] }) {
  const photos = files.filter(({ kind }) => kind === 'photo');
  const documents = files.filter(({ kind }) => kind !== 'photo');
  if (files.length === 0) return null;
  return (
    <section aria-label="Pictures and documents" className="mt-4">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {photos.map((one) => (
          <li className="min-w-0" key={one.file}>
            <FilePicture alt={one.label} file={one.file} viewer="staff" />
            <p className="mt-1 break-words text-muted">{one.label}</p>
            <Change of={one} />
          </li>
        ))}
      </ul>
      <ul className="mt-2">
        {documents.map((one) => (
          <li className="flex flex-wrap items-center gap-2" key={one.file}>
            <Button
              icon="download"
              kind="quiet"
              onPress={() =>
                void saveListingFile(
                  'staff',
                  one.file,
                  one.kind === 'model' ? 'model.glb' : 'document.pdf',
                )
              }
              size="small"
            >
              {one.label}
            </Button>
            <Change of={one} />
          </li>
        ))}
      </ul>
    </section>
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
