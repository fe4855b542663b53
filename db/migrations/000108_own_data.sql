-- What a pro takes along is read by key, a page at a time, however much there is.
create index pro_tasks_showroom on pro_tasks (showroom_id, id);
create index showroom_markups_showroom on showroom_markups (showroom_id, id);
