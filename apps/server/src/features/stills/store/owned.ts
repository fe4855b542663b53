import { sql } from 'kysely';

/** Whether the still has an owner. One without is not drawn, shown to nobody, and removed. */
export const OWNED = sql`(stills.project_id is not null or stills.template_id is not null
  or stills.ai_design_id is not null)`;

export const UNDONE = sql`stills.done_at is null and stills.failed_at is null`;

/** Only its small picture is ever shown. */
export const IS_SMALL = sql`stills.project_id is null`;

/** Nobody requested it: it waits for those that somebody did. */
export const IS_LATER = sql`stills.project_id is null`;
