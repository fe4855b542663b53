// Where a room is saved: in the browser for a guest, in a project for an account.

import { saveScene } from '@wevisu/contract/project-scenes.ts';
import { createProject, listProjects, renameProject } from '@wevisu/contract/projects.ts';
import type { ProjectId, ProUserId } from '@wevisu/domain/ids.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { call } from '../../../platform/api.ts';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { forgetDraft, writeDraft } from '../../scenes/draft-store.ts';
import type { LoadedScene } from '../../scenes/load-scene.ts';
import { sourcePath } from '../../scenes/scene-source.ts';
import type { LiveLink } from './live-link.ts';
import type { PendingChoice } from './remember-choice.ts';
import { roomOfAddress } from './room-of-address.ts';
import type { SaveOptions, SaveOutcome } from './saver.ts';

export interface SceneStorageOptions {
  /** The current room. */
  readonly document: () => SceneDocument;
  readonly loaded: LoadedScene;
  /** Whether the account has projects; guests save in the browser. */
  readonly isOwner: () => boolean;
  /** The pro of the selected showroom, which a new project belongs to; null for none. */
  readonly proId: () => ProUserId | null;
  /** The room as several people edit it; null while this browser has it alone. */
  readonly live: () => LiveLink | null;
  /** A project was created; the address changes. */
  readonly onProject: (project: ProjectId) => void;
}

function toOutcome(error: unknown): SaveOutcome {
  if (!(error instanceof ApiFailure)) throw error;
  if (error.isNetworkFault || error.status >= 500 || error.status === 429) {
    return { outcome: 'offline' };
  }
  if (error.code === 'scene_changed') return { outcome: 'conflict' };
  return { outcome: 'failed', why: error.text || 'This room could not be saved.' };
}

export function createSceneStorage({
  document,
  loaded,
  isOwner,
  proId,
  live,
  onProject,
}: SceneStorageOptions) {
  let { project, revision } = loaded;
  let savedName = loaded.document.name;
  const { source, unread } = loaded;

  const text = () => writeScene(document(), unread);

  const toScene = (): Record<string, unknown> => JSON.parse(text());

  function saveInBrowser(): SaveOutcome {
    try {
      writeDraft({ from: sourcePath(source), scene: text() });
      return { outcome: 'saved' };
    } catch {
      return {
        outcome: 'failed',
        why: 'This browser has no space left. Sign in to save your room.',
      };
    }
  }

  /** VIS-08: signing in created a project from the pending choice, or from the cart; it has no scene yet. */
  async function madeAtSignIn(): Promise<ProjectId | null> {
    const room = roomOfAddress(sourcePath(source));
    const { data } = await call(listProjects, { query: {} }, { isQuiet: true });
    const made = data.find(
      (one) =>
        !one.has_scene &&
        (one.room === room || (source.kind === 'template' && one.floorTemplate === source.id)),
    );
    if (made) savedName = made.name;
    return made?.id ?? null;
  }

  async function createOwn(showroom: ProUserId): Promise<ProjectId> {
    const name = document().name.trim() || 'My room';
    const body = {
      showroom,
      name,
      floorplan: source.kind === 'plan' ? source.id : null,
      floorTemplate: source.kind === 'template' ? source.id : null,
      is_3d: true,
    };
    const { data } = await call(createProject, { body }, { isQuiet: true });
    savedName = name;
    return data;
  }

  /** Null where there is none, and no showroom to create one in. */
  async function findOrCreateProject(): Promise<ProjectId | null> {
    const showroom = proId();
    if (project !== null || showroom === null) return project;
    project = (loaded.isDraft ? await madeAtSignIn() : null) ?? (await createOwn(showroom));
    onProject(project);
    return project;
  }

  async function saveName(id: ProjectId): Promise<void> {
    const name = document().name.trim();
    if (name === '' || name === savedName) return;
    await call(renameProject, { params: { id }, body: { name } }, { isQuiet: true });
    savedName = name;
  }

  /** The server has everything already, and saves it for everybody. */
  async function saveTogether(link: LiveLink, label: string | null): Promise<SaveOutcome> {
    const saved = await link.save(label);
    if (saved.outcome !== 'saved') return saved;
    revision = saved.revision;
    forgetDraft(loaded.draftOf);
    if (project !== null) await saveName(project);
    return { outcome: 'saved' };
  }

  return {
    /** The address that opens the room again. */
    address: () => sourcePath(project === null ? source : { kind: 'project', id: project }),
    /** What the room started from, for the sign-in page. */
    choice: (): PendingChoice => ({
      floorplan: source.kind === 'plan' ? source.id : loaded.plan,
      floorTemplate: source.kind === 'template' ? source.id : null,
    }),
    project: () => project,
    /** The project that several people may edit at once: a saved one. */
    sharedProject: (): ProjectId | null =>
      source.kind === 'together' ? source.id : revision > 0 && isOwner() ? project : null,
    /** It is a homeowner's room, which a pro edits together with them. */
    isOfHomeowner: source.kind === 'together',
    /** The server saved the room as this revision. */
    savedAs(next: number): void {
      revision = Math.max(revision, next);
    },
    /** The homeowner's project that this is a copy of, and the revision copied; null for any other room. */
    copyOf: () => (source.kind === 'shared' ? { project: source.id, revision } : null),
    /** The scene as it is sent. */
    scene: toScene,
    async save({ force, label }: SaveOptions): Promise<SaveOutcome> {
      // Kept nowhere until it is sent, so leaving the page asks first.
      if (source.kind === 'shared') return { outcome: 'failed', why: 'Send it as a proposal.' };
      const link = live();
      // Nowhere else to save it: it waits for the connection.
      if (source.kind === 'together' && !link?.isUsable()) {
        return link === null
          ? { outcome: 'failed', why: 'The owner of this room does not let you edit it.' }
          : { outcome: 'offline' };
      }
      try {
        if (link?.isUsable()) return await saveTogether(link, label);
        const id = isOwner() ? await findOrCreateProject() : null;
        if (id === null) return saveInBrowser();
        const body = {
          base_revision: revision,
          scene: toScene(),
          force,
          ...(label ? { label } : {}),
        };
        const { data } = await call(saveScene, { params: { id }, body }, { isQuiet: true });
        revision = Math.max(revision, data.revision);
        forgetDraft(loaded.draftOf);
        await saveName(id);
        return { outcome: 'saved' };
      } catch (error) {
        const outcome = toOutcome(error);
        // Somebody saved meanwhile. The connection puts both together once it is back.
        return outcome.outcome === 'conflict' && live()?.joinsAgain()
          ? { outcome: 'offline' }
          : outcome;
      }
    },
  };
}
export type SceneStorage = ReturnType<typeof createSceneStorage>;
