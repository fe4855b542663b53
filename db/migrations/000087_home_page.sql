-- What staff choose for the home page: testimonials, and the rooms of its tabs. Both were settings of one JSON text.
create table testimonials (
  id int generated always as identity primary key,
  quote text not null check (quote <> ''),
  name text not null check (name <> ''),
  about text not null,
  position int not null,
  is_hidden boolean not null default false,
  -- Until staff have confirmed who said it, the page calls it a sample.
  is_real boolean not null default false,
  version int not null default 1
);
create index testimonials_order on testimonials (position, id);

insert into testimonials (quote, name, about, position)
select one ->> 'quote', one ->> 'name', coalesce(one ->> 'about', ''), place
from settings s, jsonb_array_elements(case jsonb_typeof(s.value) when 'array' then s.value else '[]' end)
  with ordinality as listed (one, place)
where s.key = 'testimonials' and coalesce(one ->> 'quote', '') <> '' and coalesce(one ->> 'name', '') <> '';

create table home_tabs (
  tab text primary key,
  -- Templates, the first one first; the page fills up with others.
  rooms text[] not null,
  -- Templates that it never fills up with.
  hidden text[] not null default '{}',
  version int not null default 1
);

insert into home_tabs (tab, rooms)
select listed.tab, array(select jsonb_array_elements_text(listed.rooms))
from settings s, jsonb_each(case jsonb_typeof(s.value) when 'object' then s.value else '{}' end) as listed (tab, rooms)
where s.key = 'inspired_designs' and jsonb_typeof(listed.rooms) = 'array';

delete from settings where key in ('testimonials', 'inspired_designs');
