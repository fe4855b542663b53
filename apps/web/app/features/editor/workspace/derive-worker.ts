// Counts and checks the scene in a worker, so that typing and dragging stay smooth.
import type { SceneDocument, SceneNodes } from '@wevisu/scene/document/scene.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { checkDocument } from '@wevisu/scene/findings/check-document.ts';
import type { Finding } from '@wevisu/scene/findings/finding.ts';
import { complexityFindings } from '@wevisu/scene/findings/too-complex.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import { mendOf } from '@wevisu/scene/rules/mending/mend-of.ts';
import { takeoffOfFaces } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { z } from 'zod';
import { unnamedDocument } from '../edits/unnamed-document.ts';
import type { DeriveReply, DeriveRequest, MendReply, MendRequest } from './derive-messages.ts';

// As on the page: the content security policy forbids compiled schemas.
z.config({ jitless: true });

let nodes: SceneNodes = {};
let last: { readonly document: SceneDocument; readonly findings: readonly Finding[] } | null = null;
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
  last = { document, findings };
  return { ok: true, takeoff, findings, faces, ms: performance.now() - start };
}

function mended({ mendOf: index }: MendRequest): MendReply {
  const finding = last?.findings[index];
  return { mendOf: index, mend: last && finding ? mendOf({ ...last, finding }) : null };
}

function answer(request: DeriveRequest | MendRequest): DeriveReply | MendReply {
  return 'mendOf' in request ? mended(request) : derive(request);
}

addEventListener('message', ({ data }: MessageEvent<DeriveRequest | MendRequest>) => {
  let reply: DeriveReply | MendReply;
  try {
    reply = answer(data);
  } catch (error) {
    reply =
      'mendOf' in data ? { mendOf: data.mendOf, mend: null } : { ok: false, why: String(error) };
  }
  postMessage(reply);
});
