-- What the planning rules find in a template that its size does not allow to change, in plain words.
alter table templates add column limits text[] not null default '{}';
