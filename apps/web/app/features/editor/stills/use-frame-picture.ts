import type { LightMode } from '@wevisu/scene/light/light-modes.ts';
import { useEffect, useState } from 'react';
import { upTo } from '../edits/levels.ts';
import { documentOf } from '../workspace/editor-store.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import type { Camera } from './camera.ts';

export interface FramePicture {
  /** Its object URL; null until it is ready. */
  readonly address: string | null;
  readonly isDrawing: boolean;
  readonly isFailed: boolean;
}

/**
 * What the 3D view shows from a given camera and in a given light, as the still will show it: all levels,
 * nothing hidden. The view itself stays as it was.
 */
export function useFramePicture(camera: Camera, light: LightMode): FramePicture {
  const { editor, view } = useWorkspace();
  const [address, setAddress] = useState<string | null>(null);
  const [drawn, setDrawn] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const asked = JSON.stringify([camera, light]);

  useEffect(() => {
    const room = view.current;
    if (!room) return;
    const lifted = () => {
      const state = editor.getState();
      const whole = documentOf(state);
      const shown = upTo(whole, state.levelId);
      return { whole, shown, isCut: shown !== whole };
    };
    const { whole, isCut } = lifted();
    if (isCut) room.setDocument(whole);
    return () => {
      const { shown } = lifted();
      if (isCut) view.current?.setDocument(shown);
    };
  }, [editor, view]);

  useEffect(() => {
    // New light needs a new frame.
    const own = editor.getState().light;
    if (light === own) return;
    view.current?.setLight(light);
    return () => view.current?.setLight(own);
  }, [editor, view, light]);

  useEffect(() => {
    const control = new AbortController();
    const [from]: readonly [Camera] = JSON.parse(asked);
    void view.current?.pictureFrom(from, control.signal).then((picture) => {
      if (control.signal.aborted) return;
      setFailed(picture === null);
      setDrawn(asked);
      if (picture) setAddress(URL.createObjectURL(picture));
    });
    return () => control.abort();
  }, [view, asked]);

  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);

  return { address, isDrawing: drawn !== asked, isFailed };
}
