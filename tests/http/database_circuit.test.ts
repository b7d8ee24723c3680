import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { expect, test } from "vitest";
import { createApp } from "../../server/app.ts";
import type { Tables } from "../../server/core/tables.ts";
import type { Viewer } from "../../server/core/users/viewer.ts";
import { ANY_EVENTS, type OnEvents } from "../../server/jobs/found_events.ts";
import { cachedAppearance } from "../../server/http/appearance_style.ts";
import { databaseCircuit, isConnectionError } from "../../server/http/database_circuit.ts";
import { testApp } from "../support/test_app.ts";

const never = () => new Promise<never>(() => {});
const unavailable = { code: "UNAVAILABLE" };

test("a task is given up when the database does not respond, and the next ones at once", async () => {
  let isFrozen = true;
  const probe = () => isFrozen ? never() : Promise.resolve();
  const circuit = databaseCircuit(probe);
  await expect(circuit.guard(never)).rejects.toMatchObject(unavailable);
  let isBegun = false;
  const next = circuit.guard(() => Promise.resolve(isBegun = true));
  await expect(next).rejects.toMatchObject(unavailable);
  expect([isBegun, await circuit.isReady()]).toEqual([false, false]);
  isFrozen = false;
  await expect.poll(() => circuit.isReady(), { timeout: 5_000 }).toBe(true);
  expect(await circuit.guard(() => Promise.resolve("back"))).toBe("back");
});

test("a slow task goes on while the database responds", async () => {
  const probed = Promise.withResolvers<void>();
  const circuit = databaseCircuit(() => Promise.resolve(probed.resolve()));
  expect(await circuit.guard(() => probed.promise.then(() => "done"))).toBe("done");
});

test("what says that there is no connection is distinguished from other errors", () => {
  const error = (more: object, message = "") => Object.assign(new Error(message), more);
  for (const code of ["ECONNREFUSED", "57P01", "57P03", "08006", "53300"]) {
    expect([code, isConnectionError(error({ code }))]).toEqual([code, true]);
  }
  expect(isConnectionError(new Error("Connection terminated unexpectedly"))).toBe(true);
  for (const code of ["23505", "42P01", "ENOENT"]) {
    expect([code, isConnectionError(error({ code }))]).toEqual([code, false]);
  }
});

test("without a database every door says that it passes: 503, and the sign-in page with a retry", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const contextOf = (viewer: Viewer) => ({ ...w.contextOf(viewer), db: databaseAway() });
  const app = createApp({ ...w, contextOf });
  const headers = { authorization: `Bearer ${ana.token}`, "content-type": "application/json" };
  const get = (path: string) => app.fetch(new Request(`http://localhost${path}`, { headers }));

  const body = JSON.stringify({ query: "{ viewer { id } }" });
  const request = new Request("http://localhost/graphql", { method: "POST", headers, body });
  const { errors } = await (await app.fetch(request)).json();
  expect(errors).toMatchObject([{ extensions: unavailable }]);
  for (const path of ["/api/coupons.csv", "/readyz"]) expect((await get(path)).status).toBe(503);
  const rest = await get("/api/coupons.csv");
  expect(rest.headers.get("retry-after")).toBe("2");
  expect(await rest.json()).toMatchObject({
    code: "UNAVAILABLE",
    message: "O serviço está indisponível no momento. Tente de novo em instantes.",
  });
  const web = {
    ...w.web,
    routes: new Map(
      ["/auth/login", "/app/gerador"].map((path) => [path, { files: [], isForAdmins: false }]),
    ),
  };
  const pages = createApp({ ...w, contextOf, web });
  const page = (path: string) => pages.fetch(new Request(`http://localhost${path}`));
  expect((await page("/auth/login")).status).toBe(503);
  expect(await (await page("/auth/login")).text()).toContain("<title>error</title>");
  expect((await page("/app/gerador")).status).toBe(200); // it may show what it has stored
});

test("a page waits a moment for its colours, and then has the last ones", async () => {
  let listen: OnEvents = () => {};
  let read = () => Promise.resolve({ version: 1 } as never);
  const appearance = cachedAppearance(() => read(), (listener) => void (listen = listener));
  expect(await appearance()).toEqual({ version: 1 });
  const { promise, resolve } = Promise.withResolvers<never>();
  read = () => promise;
  listen({ ...ANY_EVENTS, names: ["appearance.changed"] });
  expect(await appearance()).toEqual({ version: 1 });
  resolve({ version: 2 } as never);
  await expect.poll(appearance).toEqual({ version: 2 });
});

test("the colours are read again after a change of theirs, or of what is not known, and no other", async () => {
  let listen: OnEvents = () => {};
  let reads = 0;
  const appearance = cachedAppearance(
    () => Promise.resolve({ version: ++reads } as never),
    (listener) => void (listen = listener),
  );
  expect(await appearance()).toEqual({ version: 1 });
  listen({ ...ANY_EVENTS, names: ["offer.created", "theme.created"] });
  expect(await appearance()).toEqual({ version: 1 });
  listen({ ...ANY_EVENTS, names: ["offer.created", "appearance.changed"] });
  expect(await appearance()).toEqual({ version: 2 });
  listen(ANY_EVENTS);
  expect(await appearance()).toEqual({ version: 3 });
});

/** A database to which there is no connection. */
function databaseAway() {
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  class Refusing extends DummyDriver {
    override acquireConnection() {
      return Promise.reject(refused);
    }
  }
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Refusing(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
