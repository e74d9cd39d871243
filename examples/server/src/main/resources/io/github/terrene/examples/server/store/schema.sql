-- What servers keep in PostgreSQL. Each server carries this out when it starts; what is there already stays as it is.

-- A table at which somebody plays. Once it is put away, nobody finds it until "away" is null again.
create table if not exists terrene_table (
  id text primary key,
  away timestamptz
);

-- What was done at it: only ever added to. Two servers that do something at the same time write a line with the same number, and one of them is refused.
-- The server that wrote the latest line lets bots play and clocks run out; another that takes over writes its own name there.
create table if not exists terrene_line (
  table_id text not null,
  number integer not null,
  line text not null,
  server text not null,
  kept timestamptz not null default now(),
  primary key (table_id, number)
);

-- The servers that run: one that has not written here until then has ended.
create table if not exists terrene_server (
  id text primary key,
  until timestamptz not null
);
