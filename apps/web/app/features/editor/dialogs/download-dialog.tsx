import { getRoomBook } from '@wevisu/contract/project-scenes.ts';
import { useState } from 'react';
import { callFile } from '../../../platform/call-file.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LiveRegion } from '../../../ui/reader-only.tsx';
import { ExportProgress } from '../../scenes/exchange/export-progress.tsx';
import { fileName } from '../../scenes/exchange/file-name.ts';
import type { RoomFormat } from '../../scenes/exchange/formats.ts';
import { type ExportWatch, exportInWorker, useExport } from '../../scenes/exchange/use-export.ts';
import { levelsOf } from '../edits/levels.ts';
import { savedProject } from '../saving/saved-project.ts';
import { documentOf } from '../workspace/editor-store.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import SignInDialog from './sign-in-dialog.tsx';

type FileId = RoomFormat | 'pdf';

const rows: readonly {
  readonly id: FileId;
  readonly title: string;
  readonly text: string;
}[] = [
  {
    id: 'pdf',
    title: 'Spec book',
    text: 'Plan, every wall, products with pictures and prices, layouts with their cuts, and what to order.',
  },
  { id: 'svg', title: 'Plan as a drawing', text: 'Prints at 1/4 in to the foot.' },
  {
    id: 'dxf',
    title: 'Plan for CAD',
    text: 'Walls, doors, windows and rooms on layers. You can open the file here again.',
  },
  { id: 'glb', title: 'Room in 3D', text: 'With its surfaces, for Blender, SketchUp and others.' },
  { id: 'usdz', title: 'Room in 3D for Apple', text: 'For iPhone, iPad and Mac.' },
];

/** Exports the room as files, one at a time. */
export default function DownloadDialog({ onClose }: { readonly onClose: () => void }) {
  const workspace = useWorkspace();
  const { editor, isOwner } = workspace;
  const { running, problem, make, cancel } = useExport<FileId>();
  const [saved, setSaved] = useState<string | null>(null);
  const [asksToSignIn, setAsksToSignIn] = useState(false);

  function start(id: FileId, watch: ExportWatch): Promise<Blob> {
    if (id === 'pdf') return book(watch.signal);
    const state = editor.getState();
    const job = { format: id, document: documentOf(state), levelId: state.levelId ?? '' };
    return exportInWorker(job, watch);
  }

  async function book(signal: AbortSignal): Promise<Blob> {
    const id = await savedProject(workspace);
    signal.throwIfAborted();
    return callFile(getRoomBook, { params: { id } }, signal);
  }

  /** A plan shows one level, so in a house with several the text names it. */
  function nameOf(id: FileId): string {
    const { name, history, levelId } = editor.getState();
    const levels = levelsOf(history.nodes);
    const level = levels.find((one) => one.id === levelId);
    const isOfLevel = (id === 'svg' || id === 'dxf') && levels.length > 1 && level;
    return fileName(isOfLevel ? `${name}, ${level.name}` : name, id);
  }

  async function download(id: FileId) {
    setSaved(null);
    if (id === 'pdf' && !isOwner) {
      setAsksToSignIn(true);
      return;
    }
    const file = await make(id, (watch) => start(id, watch));
    if (!file) return;
    const name = nameOf(id);
    saveFile(file, name);
    setSaved(name);
  }

  if (asksToSignIn) return <SignInDialog onClose={onClose} intent="download" />;
  return (
    <Dialog className="max-w-150" isOpen onClose={onClose} title="Download">
      <LiveRegion>
        {running ? `Making ${running.id.toUpperCase()}` : saved ? `${saved} is made` : ''}
      </LiveRegion>
      <ul>
        {rows.map(({ id, title, text }) => (
          <li className="border-line border-b py-3 last:border-b-0" key={id}>
            <div className="flex items-center gap-4">
              <div className="min-w-0 flex-1">
                <p className="font-[560]">{title}</p>
                <p className="text-14 text-muted">{text}</p>
              </div>
              <Button
                aria-label={`Download ${title}, ${id.toUpperCase()}`}
                className="w-24 shrink-0 max-md:min-h-11"
                isPending={running?.id === id}
                kind="secondary"
                onPress={() => void download(id)}
                size="small"
              >
                {id.toUpperCase()}
              </Button>
            </div>
            {running?.id === id && (
              <ExportProgress label={`Making ${title}`} onCancel={cancel} share={running.share} />
            )}
            {problem?.id === id && (
              <Notice className="mt-2" isUrgent kind="danger">
                {problem.text}
              </Notice>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
