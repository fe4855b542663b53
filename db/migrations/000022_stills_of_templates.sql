-- A still may belong to an own template instead of a project: it is the picture of its card.
alter table stills
  add column template_id bigint references own_templates on delete set null,
  add constraint stills_of_one check (project_id is null or template_id is null);
create index stills_template on stills (template_id, id desc) where template_id is not null;
