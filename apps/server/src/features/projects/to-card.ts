import type { ProjectCard } from '@wevisu/contract/projects.ts';
import { ownTemplatePicture } from '@wevisu/domain/projects/own-template.ts';
import { planAddress } from '../design-library/plan-pictures.ts';
import type { CardRow, CardTemplate } from './store/cards.ts';

export function toCard(row: CardRow): ProjectCard {
  return {
    id: row.id,
    name: row.name,
    showroom: row.showroom,
    vsd_id: row.vsd_id,
    company_name: row.company_name,
    floorplan: row.floorplan,
    floorTemplate: row.floor_template,
    is_3d: row.is_3d,
    has_scene: row.scene_revision > 0,
    rooms: row.rooms ?? 0,
    products: row.products ?? 0,
    picked_products: row.picked_products,
    shared_link: row.link_token !== null,
    pid: row.link_token,
    shared_to_pro: row.shared_to_pro_at !== null,
    checklist_open: row.checklist_open,
    still: row.still,
    picture: row.template_picture,
    own_template: row.own_template && toOwnTemplate(row.own_template),
    plan_picture:
      row.floorplan === null || row.plan_hash === null
        ? null
        : planAddress({ id: row.floorplan, hash: row.plan_hash }),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

function toOwnTemplate({ id, plan_hash, still_id }: CardTemplate): ProjectCard['own_template'] {
  return { id, picture: ownTemplatePicture({ planHash: plan_hash, stillId: still_id }) };
}
