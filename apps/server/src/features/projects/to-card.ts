import type { ProjectCard } from '@wevisu/contract/projects.ts';
import { ownTemplatePicture } from '@wevisu/domain/projects/own-template.ts';
import { planAddress } from '../design-library/plan-pictures.ts';
import type { CardRow, CardTemplate } from './store/cards.ts';

export function toCard(row: CardRow): ProjectCard {
  return {
    id: row.id,
    name: row.name,
    showroom: row.proId,
    vsd_id: row.vsdId,
    company_name: row.companyName,
    floorplan: row.floorplan,
    floorTemplate: row.floorTemplate,
    is_3d: row.is3d,
    has_scene: row.sceneRevision > 0,
    room: row.fromCart || null,
    rooms: row.rooms ?? 0,
    products: row.products ?? 0,
    picked_products: row.pickedProducts,
    shared_link: row.linkToken !== null,
    pid: row.linkToken,
    shared_to_pro: row.sharedToProAt !== null,
    checklist_open: row.checklistOpen,
    still: row.still,
    picture: row.templatePicture,
    own_template: row.ownTemplate && toOwnTemplate(row.ownTemplate),
    plan_picture:
      row.floorplan === null || row.planHash === null
        ? null
        : planAddress({ id: row.floorplan, hash: row.planHash }),
    updated_at: row.updatedAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

function toOwnTemplate({ id, ...drawn }: CardTemplate): ProjectCard['own_template'] {
  return { id, picture: ownTemplatePicture(drawn) };
}
