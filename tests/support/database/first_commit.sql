-- The schema of the first commit that ran, as its two migrations made it, and rows as it wrote them.

create extension if not exists pg_trgm;

create table users (
  id text collate "C" primary key,
  email text not null,
  display_name text not null,
  role text not null check (role in ('user', 'admin')),
  plan text not null,
  subscription_status text not null,
  subscription_expires_at timestamptz(3),
  stripe_price_id text,
  message_count int not null,
  amazon_tag text,
  shopee_id text,
  mercado_livre_word text,
  mercado_livre_tool text,
  discloses boolean not null,
  created_at timestamptz(3) not null
);

create index users_by_email on users (email);

create index admins on users (id) where role = 'admin';

create table identities (
  provider text,
  subject text,
  user_id text collate "C" not null references users on delete cascade,
  primary key (provider, subject)
);

create index identities_by_user on identities (user_id);

create table setup_codes (
  code_hash text primary key,
  expires_at timestamptz(3) not null
);

create table offers (
  id text collate "C" primary key,
  user_id text collate "C" not null references users on delete cascade,
  key text,
  version int not null,
  status text not null,
  marketplace text not null,
  shop text not null,
  product_id text,
  title text not null,
  currency text not null,
  price_cents int check (price_cents > 0),
  old_price_cents int check (old_price_cents > 0),
  pix_price_cents int check (pix_price_cents > 0),
  card_price_cents int check (card_price_cents > 0),
  image_url text,
  source_url text,
  own_link text,
  own_link_proof text,
  evidence jsonb not null,
  custom_text text,
  search_text text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  unique (user_id, key)
);

create index offers_newest on offers (user_id, id desc) where deleted_at is null;

create index offers_searched on offers using gin (search_text gin_trgm_ops);

create index offers_deleted on offers (deleted_at) where deleted_at is not null;

create table price_sightings (
  event_id text collate "C" primary key,
  user_id text collate "C" not null,
  marketplace text not null,
  product_id text not null,
  price_cents int not null,
  currency text not null,
  seen_at timestamptz(3) not null,
  unique (marketplace, product_id, seen_at, user_id)
);

create table events (
  id text collate "C" primary key,
  name text not null,
  payload jsonb not null,
  happened_at timestamptz(3) not null
);

create table auth_users (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create table auth_sessions (
  id text primary key,
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references auth_users on delete cascade
);

create index "auth_sessions_userId_idx" on auth_sessions ("userId");

create table auth_accounts (
  id text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references auth_users on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null
);

create index "auth_accounts_userId_idx" on auth_accounts ("userId");

create table auth_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create index "auth_verifications_identifier_idx" on auth_verifications (identifier);

create table kysely_migration (
  name varchar(255) primary key,
  timestamp varchar(255) not null
);
create table kysely_migration_lock (
  id varchar(255) primary key,
  is_locked integer not null default 0
);

insert into kysely_migration values
  ('001_first', '2026-11-21T06:00:00.000Z'), ('002_accounts', '2026-11-21T06:00:00.010Z');
insert into kysely_migration_lock values ('migration_lock', 0);
insert into users values
  ('usr_01kajgnh00e2m8zhspx4t4ytrk', 'ana@example.com', 'Ana', 'admin', 'free', 'trial',
    '2026-12-05T06:00:00Z', null, 0, 'ana-20', null, 'anapalavra', null, true,
    '2026-11-21T06:00:00Z'),
  ('usr_01kajgnj00e2m8zhspx4t4ytrk', 'bia@example.com', 'Bia', 'user', 'free', 'trial',
    '2026-12-05T06:00:01Z', null, 0, null, null, null, null, true, '2026-11-21T06:00:01Z');
insert into auth_users values
  ('ana', 'Ana', 'ana@example.com', true, null, '2026-11-21T06:00:00Z', '2026-11-21T06:00:00Z');
insert into identities values
  ('embedded', 'ana', 'usr_01kajgnh00e2m8zhspx4t4ytrk'),
  ('embedded', 'bia', 'usr_01kajgnj00e2m8zhspx4t4ytrk');
insert into offers values
  ('ofr_01kajgnk00e2m8zhspx4t4ytrk', 'usr_01kajgnh00e2m8zhspx4t4ytrk', 'key', 1, 'DRAFT',
    'AMAZON', 'Amazon', 'B0EXAMPLE1', 'Fone de ouvido', 'BRL', 9990, 14990, null, null, null,
    'https://www.amazon.com.br/dp/B0EXAMPLE1', 'https://www.amazon.com.br/dp/B0EXAMPLE1?tag=ana-20',
    'AMAZON_TAG', '[]', null, 'fone de ouvido amazon', '2026-11-21T06:01:00Z',
    '2026-11-21T06:01:00Z', null),
  ('ofr_01kajgnm00e2m8zhspx4t4ytrk', 'usr_01kajgnj00e2m8zhspx4t4ytrk', null, 1, 'DRAFT',
    'OTHER', 'Loja', 'sku-1', 'Cadeira', 'BRL', 25000, null, null, null, null,
    'https://loja.example/cadeira', null, null, '[]', null, 'cadeira loja',
    '2026-11-21T06:02:00Z', '2026-11-21T06:02:00Z', null);
insert into events values
  ('evt_01kajgnk00e2m8zhspx4t4ytrk', 'offer.created',
    '{"userId": "usr_01kajgnh00e2m8zhspx4t4ytrk", "offerId": "ofr_01kajgnk00e2m8zhspx4t4ytrk"}',
    '2026-11-21T06:01:00Z'),
  ('evt_01kajgnm00e2m8zhspx4t4ytrk', 'offer.created',
    '{"userId": "usr_01kajgnj00e2m8zhspx4t4ytrk", "offerId": "ofr_01kajgnm00e2m8zhspx4t4ytrk"}',
    '2026-11-21T06:02:00Z');
insert into price_sightings values
  ('evt_01kajgnk00e2m8zhspx4t4ytrk', 'usr_01kajgnh00e2m8zhspx4t4ytrk', 'AMAZON', 'B0EXAMPLE1',
    9990, 'BRL', '2026-11-21T06:01:00Z'),
  ('evt_01kajgnm00e2m8zhspx4t4ytrk', 'usr_01kajgnj00e2m8zhspx4t4ytrk', 'OTHER', 'sku-1', 25000,
    'BRL', '2026-11-21T06:02:00Z');
