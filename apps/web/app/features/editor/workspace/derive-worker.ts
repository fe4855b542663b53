// Counts and checks the scene in a worker, so that typing and dragging stay smooth.
import type { SceneDocument, SceneNodes } from '@wevisu/scene/document/scene.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { checkDocument } from '@wevisu/scene/findings/check-document.ts';
import { complexityFindings } from '@wevisu/scene/findings/too-complex.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import { takeoffOfFaces } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { z } from 'zod';
import { unnamedDocument } from '../edits/unnamed-document.ts';
import type { DeriveReply, DeriveRequest } from './derive-messages.ts';

// As on the page: the content security policy forbids compiled schemas.
z.config({ jitless: true });

let nodes: SceneNodes = {};
let products: SceneDocument['products'] = {};

function derive({ put, removed, products: fresh, allowance }: DeriveRequest): DeriveReply {
  const start = performance.now();
  const next = { ...nodes, ...put };
  for (const id of removed) delete next[id];
  nodes = next;
  if (fresh) products = fresh;
  const document = { ...unnamedDocument({ nodes, products }), allowance };
  // Of a scene that is too complex, things are counted and surfaces are not.
  const faces = complexityFindings(nodes).length > 0 ? [] : facesOf(document);
  const takeoff = takeoffOfFaces(document, faces);
  const findings = [...checkDocument(document), ...checkRules(document)];
  return { ok: true, takeoff, findings, faces, ms: performance.now() - start };
}

addEventListener('message', ({ data }: MessageEvent<DeriveRequest>) => {
  let reply: DeriveReply;
  try {
    reply = derive(data);
  } catch (error) {
    reply = { ok: false, why: String(error) };
  }
  postMessage(reply);
});
