-- Staff ask who has a markup on a category before they merge it, and a removed category takes its markups along.
create index showroom_markups_of_category on showroom_markups (category_id, showroom_id) where category_id is not null;
