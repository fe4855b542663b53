import { getFloorPlan, getTemplate } from '@wevisu/contract/design-library.ts';
import { getOwnTemplate } from '@wevisu/contract/own-templates.ts';
import { getScene } from '@wevisu/contract/project-scenes.ts';
import { getProjectOfHomeowner } from '@wevisu/contract/project-sharing.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { ownTemplateIdOf } from '@wevisu/domain/projects/own-template.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { UnreadParts } from '@wevisu/scene/document/unread.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { call } from '../../platform/api.ts';
import { readDraft } from './draft-store.ts';
import { emptyRoom } from './empty-room.ts';
import { readSource, type SceneSource, sourcePath } from './scene-source.ts';

export interface LoadedScene {
  readonly source: SceneSource;
  readonly document: SceneDocument;
  /** What of a saved scene could not be read; saving gives it back. */
  readonly unread: UnreadParts;
  /** The project that it is saved in; null until there is one. */
  readonly project: ProjectId | null;
  readonly revision: number;
  /** The showroom of a project; null goes by the one that is selected. */
  readonly vsdId: string | null;
  /** Pros who see the project may edit it together with its owner. */
  readonly prosEdit: boolean;
  /** The floor plan of a template. */
  readonly plan: string | null;
  /** It was changed before signing in, or its project has no scene yet: it is saved without an edit. */
  readonly isDraft: boolean;
  /** The address that the draft is kept under. */
  readonly draftOf: string;
}

/** A plan that was opened from a file, in another browser or too long ago. */
export class OwnPlanGone extends Error {}

const nothing: UnreadParts = { fields: {}, nodes: {}, products: {} };

async function fetchScene(source: SceneSource, vsdId: string | null) {
  if (source.kind === 'empty') return { scene: null, name: null, plan: null };
  if (source.kind === 'own') throw new OwnPlanGone();
  const query = vsdId === null ? {} : { vsd_id: vsdId };
  const own = source.kind === 'template' ? ownTemplateIdOf(source.id) : null;
  if (own !== null) {
    const { data } = await call(getOwnTemplate, { params: { id: own }, query }, { isQuiet: true });
    return { scene: data.scene, name: data.template.name, plan: null };
  }
  if (source.kind === 'template') {
    const { data } = await call(
      getTemplate,
      { params: { id: source.id }, query },
      { isQuiet: true },
    );
    return { scene: data.scene, name: data.template.name, plan: data.template.plan };
  }
  const { data } = await call(
    getFloorPlan,
    { params: { id: String(source.id) } },
    { isQuiet: true },
  );
  return { scene: data.scene, name: data.plan.name, plan: data.plan.id };
}

async function loadProject(id: ProjectId, source: SceneSource): Promise<LoadedScene> {
  const { data } = await call(getScene, { params: { id } }, { isQuiet: true });
  const start =
    data.scene === null && data.started_from !== null
      ? await loadStart(readSource(new URLSearchParams(data.started_from)), data.vsd_id)
      : null;
  const read =
    data.scene === null ? { document: emptyRoom(), unread: nothing } : readScene(data.scene);
  const { document, unread, draftOf } = start ?? { ...read, draftOf: sourcePath(source) };
  return {
    source,
    document: { ...document, name: data.name },
    unread,
    project: id,
    revision: data.revision,
    vsdId: data.vsd_id,
    prosEdit: data.pros_edit,
    plan: null,
    // What it starts from is not yet saved in it.
    isDraft: start !== null,
    draftOf,
  };
}

/** What a project without a scene starts from; null if that is gone. */
async function loadStart(source: SceneSource, vsdId: string): Promise<LoadedScene | null> {
  if (source.kind === 'project') return null;
  return loadScene(source, vsdId).catch(() => null);
}

/** Always as the homeowner has it now: a copy kept in this browser would hide what changed since. */
async function loadShared(id: ProjectId, source: SceneSource): Promise<LoadedScene> {
  const { data } = await call(getProjectOfHomeowner, { params: { id } }, { isQuiet: true });
  const read =
    data.scene === null ? { document: emptyRoom(), unread: nothing } : readScene(data.scene);
  return {
    ...{ source, unread: read.unread, project: null, plan: null, isDraft: false },
    document: { ...read.document, name: data.name },
    revision: data.revision,
    vsdId: data.vsd_id,
    prosEdit: data.pros_edit,
    draftOf: sourcePath(source),
  };
}

/**
 * What a source opens. A draft of the same source, kept before signing in, goes before the source.
 * Rejects with an ApiFailure, SceneUnreadable for what is no scene, or OwnPlanGone.
 */
export async function loadScene(source: SceneSource, vsdId: string | null): Promise<LoadedScene> {
  if (source.kind === 'project') return loadProject(source.id, source);
  if (source.kind === 'shared' || source.kind === 'together') return loadShared(source.id, source);
  const draftOf = sourcePath(source);
  const base = {
    source,
    project: null,
    revision: 0,
    vsdId: null,
    plan: null,
    draftOf,
    prosEdit: false,
  };
  const draft = readDraft(draftOf);
  if (draft !== null) {
    const { document, unread } = readScene(draft);
    return { ...base, document, unread, isDraft: true };
  }
  const { scene, name, plan } = await fetchScene(source, vsdId);
  if (scene === null) return { ...base, document: emptyRoom(), unread: nothing, isDraft: false };
  const { document, unread } = readScene(scene);
  const named = name === null ? document : { ...document, name };
  return { ...base, document: named, unread, plan, isDraft: false };
}
