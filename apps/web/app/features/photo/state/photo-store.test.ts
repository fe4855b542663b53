import { expect, test } from 'vitest';
import { addSurface, clearOutline, closeOutline, drawTo } from '../marks/edit-document.ts';
import { emptyDocument, type PhotoDocument } from '../marks/photo-document.ts';
import { createPhotoStore } from './photo-store.ts';

const open = (id: string): PhotoDocument => {
  const spots = [
    [10, 10],
    [90, 10],
    [90, 90],
  ] as const;
  return spots.reduce<PhotoDocument>(
    (document, spot) => drawTo(document, id, [spot]),
    addSurface(emptyDocument(400, 300), 'floor', id),
  );
};

test('a reopened outline takes points, whatever tool was in use', () => {
  const store = createPhotoStore(open('a'), {});
  const { change, show, undo } = store.getState();
  change('Close outline', (now) => closeOutline(now, 'a'));
  show({ tool: 'hide' });
  expect(store.getState().tool).toBe('hide');
  undo();
  expect(store.getState().tool).toBe('points');
  store.getState().redo();
  show({ tool: 'hide' });
  change('Redraw', (now) => clearOutline(now, 'a'));
  expect(store.getState().tool).toBe('points');
});

test('marks from elsewhere switch to their own surface', () => {
  const store = createPhotoStore(open('a'), {});
  store.getState().change('Marks from elsewhere', () => open('b'));
  expect(store.getState().surfaceId).toBe('b');
  store.getState().undo();
  expect(store.getState().surfaceId).toBe('a');
});
