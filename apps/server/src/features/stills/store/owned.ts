/** Whether something has the still yet. What nothing has is not drawn, shown to nobody, and removed. */
export const OWNED = '(stills.project_id is not null or stills.template_id is not null)';

export const UNDONE = 'stills.done_at is null and stills.failed_at is null';

/** Its small picture is all that is ever shown of it. */
export const IS_SMALL = 'stills.template_id is not null';

/** Nobody has asked for it: it waits for those that somebody has. */
export const IS_LATER = 'stills.template_id is not null';
