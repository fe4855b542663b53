import { designPath } from '@wevisu/site/paths.ts';
import { useNavigate } from 'react-router';
import { showToast } from '../../../platform/toast-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { AiDesign } from '../runs/run-calls.ts';
import { openRoom } from './open-room.ts';
import { useDesignScene } from './use-design-scene.ts';

/** The project of a design if there is one, and otherwise a copy that is kept in this browser. */
export function OpenInVisualizer({
  run,
  design,
}: {
  readonly run: string;
  readonly design: AiDesign;
}) {
  const { at, project, summary } = design;
  const scene = useDesignScene(run, at).data;
  const navigate = useNavigate();
  if (project !== null) {
    return (
      <LinkButton icon="cube" kind="secondary" to={designPath({ project })}>
        Open in the visualizer
      </LinkButton>
    );
  }

  async function open() {
    if (!scene) return;
    const path = await openRoom(`ai-${run.slice(0, 8)}-${at}`, summary.title, scene);
    if (path === null)
      showToast(
        'warning',
        'This browser has no space left for the room. Make it a project instead.',
      );
    else void navigate(path);
  }

  return (
    <Button icon="cube" isDisabled={!scene} kind="secondary" onPress={() => void open()}>
      Open in the visualizer
    </Button>
  );
}
