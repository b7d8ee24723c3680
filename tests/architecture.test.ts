import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { circle, type Violation, violations } from "./support/architecture.ts";
import { databaseCalls } from "./support/database_calls.ts";

const files = globSync("{server,web}/**/*.{ts,tsx}").filter((path) =>
  !/__generated__|web\/dist/.test(path)
);
const sources = new Map(files.map((path) => [path, readFileSync(path, "utf8")]));

/** The house as it is, and one more file in it. */
const planted = (path: string, source: string) => new Map(sources).set(path, source);

/**
 * What breaks a rule today, by the folder that does it: a table, or a file or folder that it
 * imports. It only ever shrinks.
 */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  "server/core/catalogue": ["server/core/marketplaces/api/open_shop.ts"],
  "server/core/insights": ["server/core/marketplaces/api/open_shop.ts"],
  "server/core/offers": ["server/core/marketplaces/api/open_shop.ts"],
};
const isExcused = ({ file, what }: Violation) =>
  Object.entries(exceptions).some(([folder, targets]) =>
    file.startsWith(`${folder}/`) &&
    targets.some((target) => what === target || what.startsWith(target.replace(/\/?$/, "/")))
  );

test("every import and every write follows the rules", () => {
  expect(files.length).toBeGreaterThan(50); // or the rules would hold of nothing
  expect(violations(sources).filter((violation) => !isExcused(violation))).toEqual([]);
});

test("no file imports itself through others", () => {
  expect(circle(sources)).toBeNull();
});

const violationsOf = (path: string, source: string) =>
  violations(planted(path, source)).filter(({ file }) => file === path);

const useCase = "server/core/users/account/ensure_user.ts";
test.each([
  ["server/core/offers/planted.ts", `import { Hono } from "hono";`],
  ["server/core/offers/planted.ts", `import { yoga } from "../../graphql/yoga.ts";`],
  [
    "server/core/offers/planted.ts",
    `import { ensureUser } from "../users/account/ensure_user.ts";`,
  ],
  [
    "server/core/offers/room/planted.ts",
    `import { ensureUser } from "../../users/account/ensure_user.ts";`,
  ],
  [
    "server/adapters/mail/planted.ts",
    `import { ensureUser } from "../../core/users/account/ensure_user.ts";`,
  ],
  ["server/graphql/planted.ts", `import { emailFiles } from "../adapters/mail/email_files.ts";`],
  ["server/rest/planted.ts", `import { emailFiles } from "../adapters/mail/email_files.ts";`],
  ["web/shared/planted.ts", `import { newId } from "../../server/core/ids.ts";`],
  ["web/screens/offers/planted.tsx", `const lazy = () => import("../auth/LoginScreen.tsx");`],
  ["web/ui/planted.tsx", `import { useFragment } from "react-relay";`],
  ["web/relay/planted.ts", `import { LoginScreen } from "../screens/auth/LoginScreen.tsx";`],
  ["web/pwa/planted.ts", `import { Message } from "../shared/message/Message.tsx";`],
  ["web/live/planted.ts", `import { router } from "../router.tsx";`],
  ["web/screens/offers/planted.tsx", `import { Menu } from "react-aria-components";`],
  ["server/core/planted.ts", `export * from "./offers/index.ts";`],
])("a forbidden import is found: %s %s", (path, source) => {
  expect(sources.has(useCase)).toBe(true);
  expect(violationsOf(path, source)).toHaveLength(1);
});

test.each([
  ["server/core/coupons/planted.ts", `db.insertInto("offers").values(row).execute();`],
  ["server/core/coupons/planted.ts", `db.updateTable("offers as o").set(row).execute();`],
  ["server/core/coupons/planted.ts", `await tx.db\n  .deleteFrom("offers").execute();`],
  ["server/core/coupons/planted.ts", `db.mergeInto("offers").using("coupons", "id", "id");`],
  ["server/core/coupons/planted.ts", "sql`insert into offers (id) values (${id})`.execute(db);"],
  ["server/core/coupons/planted.ts", "sql`with a as (update offers o set id = ${id}) select`;"],
  ["server/core/coupons/planted.ts", "sql`delete from only offers`.execute(db);"],
  ["server/core/coupons/planted.ts", "sql`delete from ${table}`.execute(db);"],
  ["server/core/coupons/planted.ts", "db.deleteFrom(table).execute();"],
  ["server/core/coupons/room/planted.ts", `db.insertInto("offers").values(row).execute();`],
  ["server/core/planted.ts", `db.insertInto("offers").values(row).execute();`],
  ["server/core/users/planted.ts", `db.insertInto("events").values(row).execute();`],
  ["server/graphql/planted.ts", `db.deleteFrom("offers").execute();`],
  ["server/jobs/planted.ts", "sql`update lanes set wake_at = null`.execute(db);"],
  ["server/adapters/better_auth/planted.ts", `db.updateTable("users").set(row).execute();`],
  ["server/core/coupons/queries.ts", `db.deleteFrom("coupons").execute();`],
])("a write to a table of another domain is found: %s %s", (path, source) => {
  expect(violationsOf(path, source)).toHaveLength(1);
});

test.each([
  ["server/core/coupons/planted.ts", `db.insertInto("coupons").values(row).execute();`],
  ["server/core/coupons/room/planted.ts", `db.updateTable("coupons").set(row).execute();`],
  ["server/core/coupons/planted.ts", `db.selectFrom("offers").forUpdate().execute();`],
  ["server/core/coupons/planted.ts", "sql`select id from offers for update of offers`;"],
  [
    "server/core/coupons/commands.ts",
    "sql`insert into coupons values (1) on conflict do update set id = 1`;",
  ],
  ["server/adapters/better_auth/planted.ts", `db.updateTable("auth_users").set(row).execute();`],
])("a write to an own table, or a read, is allowed: %s %s", (path, source) => {
  expect(violationsOf(path, source)).toEqual([]);
});

test.each([
  [true, `import { command } from "../command.ts";`],
  [true, "export async function f({ db }: Context) {}"],
  [true, "export const f = async (tx: Tx, id: string) => {};"],
  [true, "export const f = (db: Context['db'] = here) => 1;"],
  [true, "export const f = (db: Kysely<Tables>) => 1;"],
  [true, "export const rows = () => pool.selectFrom('offers').execute();"],
  [false, "export type F = (ctx: Context) => Promise<void>;"],
  [false, `import type { Context } from "../context.ts"; export const f = (a: number) => a;`],
  [false, "export const condition = (now: Date) => sql`ends_at > ${now}`;"],
])("files that use the database (%s): %s", (touches, source) => {
  expect(databaseCalls("server/core/planted.ts", source).touchesDatabase).toBe(touches);
});

test("a circle is found, and type imports may form one", () => {
  const pair = (keyword: string) =>
    new Map([["server/a.ts", `${keyword} { b } from "./b.ts";`], [
      "server/b.ts",
      `import { a } from "./a.ts";`,
    ]]);
  expect(circle(pair("import"))).toEqual(["server/a.ts", "server/b.ts", "server/a.ts"]);
  expect(circle(pair("import type"))).toBeNull();
});

const documents = ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"];
const conventional = new Set(["index.ts", "commands.ts", "queries.ts"]);
const everything = globSync("{server,web,tests,tools,bench,docs,docker,deploy}/**/*.*")
  .filter((path) => !path.includes("node_modules")).concat(globSync("*"));

test.each(documents)("every file that %s names exists", (document) => {
  const named = [...readFileSync(document, "utf8").matchAll(/`([\w@./-]+\.(?:tsx?|css|sql|md))`/g)]
    .map(([, path]) => path!).filter((path) => !conventional.has(path));
  const missing = named.filter((path) =>
    !everything.some((file) => file === path || file.endsWith(`/${path}`))
  );
  expect(missing).toEqual([]);
});

test("WhatsApp's library is imported at run time by one file, and libsignal by none", () => {
  const atRunTime =
    /^import (?!type )[^;]*?from "(?:baileys|libsignal)|(?<!typeof )import\("(?:baileys|libsignal)/m;
  const importers = [...sources].filter(([, source]) => atRunTime.test(source));
  expect(importers.map(([path]) => path)).toEqual([
    "server/adapters/whatsapp/connection/library.ts",
  ]);
});
