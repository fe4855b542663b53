import { getRoomBookOfHomeowner } from '@wevisu/contract/project-sharing.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { callFile } from '../../platform/call-file.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LiveRegion } from '../../ui/reader-only.tsx';
import { ExportProgress } from '../scenes/exchange/export-progress.tsx';
import { fileName } from '../scenes/exchange/file-name.ts';
import { useExport } from '../scenes/exchange/use-export.ts';

export interface BookOfHomeownerProps {
  readonly id: ProjectId;
  readonly name: string;
}

/** The spec book of a shared project, for the pro who will build it. */
export function BookOfHomeowner({ id, name }: BookOfHomeownerProps) {
  const { running, problem, make, cancel } = useExport<'pdf'>();

  async function download() {
    const args = { params: { id } };
    const file = await make('pdf', ({ signal }) => callFile(getRoomBookOfHomeowner, args, signal));
    if (file) saveFile(file, fileName(name, 'pdf'));
  }

  return (
    <div className="mt-6 max-w-form">
      <Button isPending={running !== null} kind="secondary" onPress={() => void download()}>
        <Icon name="download" size={18} /> Download the spec book
      </Button>
      <LiveRegion>{running ? 'Making the spec book' : ''}</LiveRegion>
      {running && (
        <ExportProgress label="Making the spec book" onCancel={cancel} share={running.share} />
      )}
      {problem && (
        <Notice className="mt-3" isUrgent kind="danger">
          {problem.text}
        </Notice>
      )}
    </div>
  );
}
