/**
 * The catalogue's search over a million products, by the use-case and by GraphQL, beside the same
 * statements by the driver alone, and beside the query that one would write first:
 * `deno run -A bench/catalogue.ts [products] [turns]`. The ways take turns; figures are milliseconds.
 * What the processors spend on the use-case, the database's included, is printed apart: a busy machine
 * makes it wait, but not work. Linux only.
 */
import type { KyselyPlugin } from "kysely";
import pg from "pg";
import { listProducts, type ProductFilter } from "../server/core/catalogue/list_products.ts";
import type { Context } from "../server/core/context.ts";
import type { UserId } from "../server/core/ids.ts";
import { fairShares } from "../server/http/fair_share.ts";
import { persistedOperations } from "../server/graphql/persisted_operations.ts";
import { PLANNED_ANEW } from "../server/database/prepared.ts";
import { schema } from "../server/graphql/schema.ts";
import { yoga } from "../server/graphql/yoga.ts";
import { stocked } from "./support/catalogue.ts";
import {
  databasePid,
  median,
  processorTime,
  processorTimeBelow,
} from "./support/processor_time.ts";
import { database } from "./support/lanes.ts";
import { reportRatio } from "./support/report.ts";
import { scaled } from "./support/scale.ts";

const products = Number(Deno.args[0] ?? scaled(1_000_000, 500));
const turns = Number(Deno.args[1] ?? scaled(300, 1));
const PAGE = 20;
const page = { limit: PAGE + 1, inverted: false };

const searches: Readonly<Record<string, ProductFilter>> = {
  "the newest": {},
  "a common word": { search: "fone" },
  "a rarer word": { search: "cafeteira" },
  "a rare word": { search: "liquidificador" },
  "two words": { search: "fone cafeteira" },
  "a part of a word": { search: "feteir" },
  "a short word": { search: "tv" },
  "a common word, mistyped": { search: "blutooth" },
  "a rare word, mistyped": { search: "liqidificador" },
  "no such word": { search: "qqqqqqqq" },
  "a tag": { tag: "natal" },
  "a shop of few": { marketplace: "SHOPEE" },
};

const own = await database();
console.info(`Seeding ${products.toLocaleString("en")} products.`);
const keepers = await stocked(own, products);
const pool = new pg.Pool({ ...own.config, max: 1 });
const postmaster = await databasePid(own.dataDir);
const base = own.contextOf({} as Context["ports"]);

type Statement = { readonly name?: string; readonly text: string; readonly values: unknown[] };
type Way = () => Promise<unknown>;

for (const [who, userId] of Object.entries(keepers)) {
  const count = await own.db.selectFrom("products").where("user_id", "=", userId)
    .select((eb) => eb.fn.countAll<string>().as("n")).executeTakeFirstOrThrow();
  console.info(`\nOf somebody who has ${who}: ${count.n} of them`);
  const table: Record<string, Record<string, number>> = {};
  for (const [name, filter] of Object.entries(searches)) {
    const statements = await statementsOf(userId, filter);
    const figures = await measured({
      raw: async () => {
        for (const statement of statements) await pool.query(statement);
      },
      "use-case": () => listProducts(contextOf(userId), filter, page),
      GraphQL: byGraphql(userId, filter),
      ...filter.search && { plain: () => pool.query(plain(userId, filter.search!)) },
    });
    const of = (way: string, share: number) => figures[way] ? at(figures[way]!, share) : NaN;
    table[name] = {
      "raw p50": of("raw", 0.5),
      "raw p99": of("raw", 0.99),
      "use-case p50": of("use-case", 0.5),
      "use-case p99": of("use-case", 0.99),
      "× raw": Number((of("use-case", 0.5) / of("raw", 0.5)).toFixed(2)),
      "GraphQL p50": of("GraphQL", 0.5),
      "GraphQL p99": of("GraphQL", 0.99),
      "plain p50": of("plain", 0.5),
      "plain p99": of("plain", 0.99),
      "processor": await spent(() => listProducts(contextOf(userId), filter, page)),
    };
  }
  console.table(table);
  reportRatio(
    `A search of the catalogue, of somebody who has ${who}, beside its statements`,
    median(Object.values(table).map((row) => row["× raw"]!)),
  );
}

await pool.end();
await own.close();

function contextOf(userId: UserId, db: Context["db"] = own.db): Context {
  return { ...base, db, viewer: { kind: "member", userId }, now: new Date() };
}

/** The statements that the use-case executes, to be executed without it. */
async function statementsOf(userId: UserId, filter: ProductFilter): Promise<Statement[]> {
  const statements: Statement[] = [];
  const listens: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql, parameters } = own.db.getExecutor().compileQuery(node, queryId);
      const name = sql.includes(PLANNED_ANEW) ? {} : { name: hash(sql) };
      statements.push({ ...name, text: sql, values: [...parameters] });
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await listProducts(contextOf(userId, own.db.withPlugin(listens)), filter, page);
  return statements;
}

/** What one would write first: the words in any order, the newest first. */
function plain(userId: UserId, search: string) {
  return {
    text: `select * from products where user_id = $1 and deleted_at is null
      and search_words @@ plainto_tsquery('portuguese_all', $2) order by id desc limit $3`,
    values: [userId, search, PAGE + 1],
  };
}

function byGraphql(userId: UserId, filter: ProductFilter): Way {
  const query = `query ($search: String, $tag: String, $marketplace: Marketplace) {
    viewer { products(first: ${PAGE}, search: $search, tag: $tag, marketplace: $marketplace) {
      edges { cursor node {
        id title shop marketplace imageUrl tags availability linkStatus priceReadAt
        price { cents formatted } droppedFrom { cents }
      } }
      pageInfo { hasNextPage endCursor }
    } } }`;
  const body = JSON.stringify({ query, variables: filter });
  const headers = { "content-type": "application/json" };
  const allowedOperations = { operations: persistedOperations({}, schema), onlyPersisted: false };
  const shareOf = fairShares({ callsPerMinute: () => Promise.resolve(-1), isCounted: false });
  const share = shareOf({ address: "", isProgram: true });
  return async () => {
    const request = new Request("http://localhost/graphql", { method: "POST", headers, body });
    const freshContext = () => Promise.resolve(contextOf(userId));
    const answer = await (await yoga.fetch(request, { freshContext, allowedOperations, share }))
      .json();
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  };
}

/** Milliseconds of each turn, in order of length. */
async function measured(ways: Readonly<Record<string, Way>>): Promise<Record<string, number[]>> {
  const times = Object.fromEntries(Object.keys(ways).map((way) => [way, [] as number[]]));
  for (let turn = -scaled(8, 0); turn < turns; turn++) { // the first ones warm up, and have the plans made
    for (const [name, way] of Object.entries(ways)) {
      const begun = performance.now();
      await way();
      if (turn >= 0) times[name]!.push(performance.now() - begun);
    }
  }
  for (const all of Object.values(times)) all.sort((a, b) => a - b);
  return times;
}

/** Milliseconds of processor that one turn takes, here and in the database. */
async function spent(way: Way): Promise<number> {
  const used = () => processorTime(Deno.pid) + processorTimeBelow(postmaster);
  const before = used();
  for (let turn = 0; turn < turns; turn++) await way();
  return Number(((used() - before) / turns / 1000).toFixed(2));
}

function at(sorted: readonly number[], share: number): number {
  return Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(2));
}

function hash(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) | 0;
  return `bench${sum}`;
}
