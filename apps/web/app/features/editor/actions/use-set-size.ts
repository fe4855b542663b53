import { isEmpty } from '@wevisu/scene/edit/is-empty.ts';
import type { SizeEnd, SizeField } from '../edits/size-fields.ts';
import { sizeRefusal } from '../edits/size-refusal.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Sets a size in one step. Returns why not, where it cannot be had. */
export function useSetSize() {
  const { editor } = useWorkspace();
  return (field: SizeField, tenths: number, end: SizeEnd): string | undefined => {
    const { history, products, change } = editor.getState();
    const resized = field.set(history.nodes, tenths, end);
    if ('refusal' in resized) return sizeRefusal(resized.refusal, history.nodes, products);
    if (!isEmpty(resized.change)) change(field.step, resized.change);
    return undefined;
  };
}
