import { dirname } from "node:path";
import pg from "pg";
import { joinEmbedded } from "../../../server/database/embedded/start.ts";
import { startProcess } from "./start_process.ts";

/** The whole product in its own process, as `deno task start` runs it; disposable. */
export async function startProduct(
  dataDir: string,
  standins = "",
  more: Record<string, string> = {},
) {
  const env = { PORT: "0", MALLOC_ARENA_MAX: "2", ...environment(dataDir, standins), ...more };
  const isReady = /is ready at [^h]*(http:\/\/localhost:\d+)/;
  const { ready, ...product } = await startProcess("server/main.ts", env, isReady);
  return { origin: ready[1]!, ...product };
}

/** Another messaging process, as `deno task messenger` runs it; disposable. */
export async function startMessenger(
  dataDir: string,
  standins = "",
  more: Record<string, string> = {},
) {
  const env = { ...environment(dataDir, standins), ...more };
  return await startProcess("server/messenger.ts", env, /messenger is ready/);
}

const environment = (dataDir: string, standins: string) => ({
  APP_ENV: "test",
  DATA_DIR: dataDir,
  DATABASE_URL: "",
  OUTBOUND_STANDINS: standins,
});

/** Registers a new person at `origin`. */
export const register = (origin: string, email = "ana@example.com") =>
  entered(`${origin}/api/auth/sign-up/email`, { email, name: "Ana" });

/** Signs a registered person in again. */
export const signIn = (origin: string, email: string) =>
  entered(`${origin}/api/auth/sign-in/email`, { email });

async function entered(door: string, person: object) {
  const post = (url: string, body: object, headers: HeadersInit = {}) =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const { token } = await (await post(door, { ...person, password: "uma senha boa" })).json();
  return {
    token: token as string,
    /** What GraphQL answers them, at whichever address the product is by now. */
    async ask(origin: string, query: string, variables: object = {}) {
      const headers = { authorization: `Bearer ${token}` };
      return await (await post(`${origin}/graphql`, { query, variables }, headers)).json();
    },
  };
}

/** Names the folder of a database that has been migrated, to copy; the tests' own set-up makes it. */
export const DATA_TEMPLATE = "TEST_DATA_TEMPLATE";

/** How folders of the tests are called: what a run leaves that was killed is known by it. */
export const FOLDER_PREFIX = "garimpo-tests-";

/** A fresh data folder, in memory if there is room; disposable. */
export async function createDataFolder() {
  const template = Deno.env.get(DATA_TEMPLATE);
  const dir = template && dirname(template);
  const path = await Deno.makeTempDir({ ...dir && { dir }, prefix: FOLDER_PREFIX });
  if (template) await new Deno.Command("cp", { args: ["-a", `${template}/.`, path] }).output();
  return { path, [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }) };
}

/** Queries the database of the product that runs on `dataDir`. */
export async function connectToDatabase(dataDir: string) {
  const database = await joinEmbedded({ dataDir, log: () => {} });
  const pool = new pg.Pool(database.config);
  pool.on("error", () => {}); // an idle connection ends with its server: the next query reports it
  return {
    async rows<Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
      return (await pool.query(sql, [...values])).rows;
    },
    async [Symbol.asyncDispose]() {
      await pool.end();
      await database.stop();
    },
  };
}

/** Gives everybody who is registered a confirmed e-mail, and a plan without limits. */
export const withoutLimits = [
  `insert into plans values ('test', 'Teste',
    '{"offersPerDay": -1, "messagesPerMonth": -1, "groups": -1, "sessions": -1}')
    on conflict do nothing`,
  "update users set stripe_price_id = 'test'",
  `update auth_users set "emailVerified" = true`,
] as const;
