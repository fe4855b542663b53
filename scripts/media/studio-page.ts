// Runs in the browser: draws what it is told and posts the raw pixels back to its own address.
import type { ModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import { createProductStudio } from '@wevisu/viewer/studio/product-studio.ts';

const pixels = Number(new URLSearchParams(location.search).get('pixels'));
const studio = createProductStudio(document.createElement('canvas'), pixels);

async function drawAndPost(key: string, spec: ModelSpec): Promise<void> {
  studio.draw(spec);
  const body = new Uint8Array(studio.readPixels());
  const reply = await fetch(`/pixels/${key}`, { method: 'POST', body });
  if (!reply.ok) throw new Error(`pixels of ${key} were not taken: ${reply.status}`);
}

Object.assign(window, { drawAndPost });
