create table forgotten (
    person text primary key
  ) strict, without rowid;
