-- Staff edit the fields of a category: each list of them has a version, and drafts are found by their category.

create table category_forms (
  category_id int primary key references categories on delete cascade,
  version int not null default 0
);
create index listing_drafts_category on listing_drafts (((content ->> 'category_id')::int));
