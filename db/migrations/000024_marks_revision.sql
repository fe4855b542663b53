-- How often what is marked on a picture was kept: two devices that mark the same one do not overwrite each other unseen.
alter table own_pictures add column marks_revision int not null default 0;
