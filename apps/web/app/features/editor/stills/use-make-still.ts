import { useMutation } from '@tanstack/react-query';
import { problemText, tellIfSignedOut } from '../../stills/problem-text.ts';
import { makeStill, type NewStill } from '../../stills/still-calls.ts';
import { useStillChanges } from '../../stills/use-stills.ts';
import { savedProject } from '../saving/saved-project.ts';
import { useScreen, useWorkspace } from '../workspace/workspace-context.ts';
import { type Camera, toRequest } from './camera.ts';

type Wanted = Omit<NewStill, 'camera'> & { readonly camera: Camera };

/** Requests a still of the current room, which is saved first. */
export function useMakeStill(onMade: () => void) {
  const workspace = useWorkspace();
  const { add } = useStillChanges();
  const watch = useScreen((state) => state.watchStills);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ camera, ...wanted }: Wanted) => {
      const project = await savedProject(workspace);
      return { project, still: await makeStill(project, { ...wanted, camera: toRequest(camera) }) };
    },
    onSuccess: ({ project, still }) => {
      add(project, still);
      watch();
      onMade();
    },
    onError: tellIfSignedOut,
  });
  return { make: mutate, isPending, problem: error && problemText(error) };
}
