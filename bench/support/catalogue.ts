import { sql } from "kysely";
import { newId, type UserId } from "../../server/core/ids.ts";
import type { database } from "./lanes.ts";

type Database = Awaited<ReturnType<typeof database>>;

/** People with some hundred products each, and one who has a fifth of all. */
export type Keepers = { readonly few: UserId; readonly many: UserId };

const SYLLABLES =
  "ba ca da fa ga la ma na pa ra sa ta va be ce de fe ge le me ne pe re se te ve bi ci di fi li mi ni pi ri si ti vi bo co do fo go lo mo no po ro so to vo bu cu du fu lu mu nu pu ru su tu cha lha nha pra tra cri bro gru"
    .split(" ");
const ENDINGS = "dor nte ra to lha res vel ca ta do no za ria gem cao l r s m x".split(" ");
/** Words of Brazilian shops, by how common they are among all. */
const known: Readonly<Record<number, string>> = {
  0: "de",
  1: "kit",
  2: "fone",
  3: "ouvido",
  4: "bluetooth",
  5: "preto",
  6: "celular",
  7: "tv",
  400: "cafeteira",
  3_000: "liquidificador",
};
const WORDS = 18_000;

const words = Array.from({ length: WORDS }, (_, n) => {
  const at = (of: readonly string[], step: number) => of[Math.floor(n * step) % of.length]!;
  return known[n] ?? at(SYLLABLES, 7.31) + at(SYLLABLES, 0.37) + at(SYLLABLES, 0.0071) +
      at(ENDINGS, 0.113);
});

/**
 * So many products, whose titles have eight to ten words; the n-th word is n times as rare as the
 * first. The indexes are taken away meanwhile, and made again as the migration did.
 */
export async function stocked(
  { db }: Database,
  products: number,
  people = 4_000,
): Promise<Keepers> {
  const users = Array.from({ length: people }, () => newId("usr"));
  const [many, few] = users as [UserId, UserId];
  await sql`
    insert into users (id, email, display_name, role, plan, subscription_status, message_count,
      has_disclosure, created_at)
    select id, id || '@example.com', 'Ana', 'user', 'Teste', 'active', 0, true, now()
    from unnest(${users}::text[]) id`.execute(db);
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('products', 'product_words') and indexname not like '%key'`
    .execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await sql`
    insert into products (id, user_id, version, marketplace, host, product_id, source_url, title, shop,
      currency, price_cents, availability, source, price_read_at, tags, name_key, search_text,
      next_refresh_at, calm_reads, failures, link_status, created_at, updated_at)
    select 'prd_0' || lpad(n::text, 25, '0'), users[case when n % 5 = 0 then 1 else n % ${people} + 1 end],
      1, case when n % 997 = 0 then 'SHOPEE' else 'AMAZON' end, 'www.amazon.com.br', n::text,
      'https://www.amazon.com.br/dp/' || n, title, 'Amazon', 'BRL', 1000 + n % 90000, 'IN_STOCK',
      'STRUCTURED_DATA', now(), case when n % 1000 = 0 then array['natal'] else '{}'::text[] end,
      title, title, now() + interval '1 day', 0, 0, 'OK', now(), now()
    from generate_series(1, ${products}) n,
      (select ${words}::text[] as words, ${users}::text[] as users) given,
      lateral (
        select string_agg(words[1 + floor(exp(random() * ln(${WORDS}::int)))::int + 0 * nth], ' ') as title
        from generate_series(1, 8 + n % 3) nth
      ) made`.execute(db);
  await sql`
    insert into product_words
    select distinct user_id, word from products, unnest(string_to_array(search_text, ' ')) word
    where length(word) >= 4 and user_id = any(${users.slice(0, 400)}::text[])`.execute(db);
  for (const { definition } of indexes) await sql`${sql.raw(definition)}`.execute(db);
  await sql`vacuum analyze products`.execute(db);
  await sql`vacuum analyze product_words`.execute(db);
  return { few, many };
}
