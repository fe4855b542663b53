import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import { hireDesigner, takesRequests } from '../hiring/hire-designer.ts';
import { createProject } from '../projects/create-project.ts';
import type { DirectoryDeps } from './deps.ts';
import { getListed } from './store/listed.ts';

interface Asked {
  readonly userId: UserId;
  readonly slug: string;
  readonly project: ProjectId | null;
  readonly message: string;
}

/** A listed pro agrees that whoever asks for a new project gets the showroom's ID; it begins there at once. */
export async function askPro(
  deps: DirectoryDeps,
  { userId, slug, project, message }: Asked,
): Promise<Result<{ hire: number; vsd_id: string | null }>> {
  const listed = await getListed(deps.pool, { slug, now: deps.now() });
  if (listed === null) return refuse('pro_not_listed');
  const { proId: pro, companyName } = listed;
  // Before a project is begun for it.
  if (!(await takesRequests(deps.pool, { proId: pro, userId }))) return refuse('pro_not_listed');
  const vsd_id = project === null ? listed.vsdId : null;
  const of =
    project === null
      ? await createProject(deps, {
          ...{ userId, proId: pro, name: `Work with ${companyName}` },
          ...{ floorplan: null, floorTemplate: null, is3d: false },
          ...{ remembered: null, forCart: false },
        })
      : ok(project);
  if (!of.ok) return of;
  const asked = await hireDesigner(deps, { userId, project: of.value, pro, message });
  return asked.ok ? ok({ hire: asked.value.hire, vsd_id }) : asked;
}
