-- Staff find a brand by how its name begins.
create index brands_name_begins on brands (lower(name) text_pattern_ops);
