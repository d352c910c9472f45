create table tables (
     id text primary key,
     secret text not null,
     opened_at real not null
   ) strict, without rowid;
   create table entries (
     table_id text not null references tables (id),
     number integer not null,
     entry text not null,
     primary key (table_id, number)
   ) strict, without rowid;
   create table answers (
     table_id text not null references tables (id),
     person text not null,
     key text not null,
     body text not null,
     at real not null,
     primary key (table_id, person, key)
   ) strict, without rowid;
   create index answers_at on answers (at);
   create table jobs (
     table_id text primary key references tables (id),
     number integer not null,
     kind text not null,
     at real not null,
     due real not null,
     failures integer not null default 0
   ) strict, without rowid;
   create index jobs_due on jobs (due);
   create table listings (
     id text primary key references tables (id),
     line text not null,
     opened_at real not null
   ) strict, without rowid;
   create index listings_opened_at on listings (opened_at);
