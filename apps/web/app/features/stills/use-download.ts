import { useMutation } from '@tanstack/react-query';
import type { ProjectStill } from '@wevisu/contract/stills.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { saveFile } from '../../platform/save-file.ts';
import { fileName } from '../scenes/exchange/file-name.ts';
import { problemText, tellIfSignedOut } from './problem-text.ts';
import { fetchStillFile } from './still-calls.ts';

/** Downloads a still as a PNG. */
export function useDownload(project: ProjectId | null) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ id, name, picture }: ProjectStill) => {
      if (project === null) return;
      const wanted = { project, still: id, size: 'full', picture } as const;
      saveFile(await fetchStillFile(wanted, new AbortController().signal), fileName(name, 'png'));
    },
    onError: tellIfSignedOut,
  });
  return {
    download: mutate,
    isDownloading: isPending,
    problem: error && problemText(error),
    reset,
  };
}
