import { Agent, request } from "node:http";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { limitedPaths } from "../../../server/http/attempts.ts";
import { isPathNormalized, serveHttp } from "../../../server/http/server/http_server.ts";
import { accountsApp, ana, cookieOf } from "../../support/identity/accounts_app.ts";

const last = (path: string, as: (name: string) => string) =>
  path.replace(/[^/]+$/, (name) => as(name));

/** Other spellings of a path, which some reader of addresses takes for the path itself. */
const spellings: Readonly<Record<string, (path: string) => string>> = {
  "a dot": (path) => last(path, (name) => `./${name}`),
  "a dot in the beginning": (path) => `/.${path}`,
  "a dot at the end": (path) => `${path}/.`,
  "two dots": (path) => last(path, (name) => `x/../${name}`),
  "two dots at the end": (path) => `${path}/x/..`,
  "an encoded dot": (path) => last(path, (name) => `%2e/${name}`),
  "encoded dots": (path) => last(path, (name) => `x/%2E%2e/${name}`),
  "half-encoded dots": (path) => last(path, (name) => `x/.%2e/${name}`),
  "a backslash": (path) => last(path, (name) => `.\\${name}`),
  "backslashes": (path) => path.replaceAll("/", "\\").replace("\\", "/"),
  "an encoded letter": (path) => last(path, (n) => `%${n.charCodeAt(0).toString(16)}${n.slice(1)}`),
  "an encoded slash": (path) => last(path, (name) => name).replace(/\/([^/]+)$/, "%2F$1"),
  "a double slash": (path) => last(path, (name) => `/${name}`),
  "double slashes in the beginning": (path) => `/${path}`,
  "a slash at the end": (path) => `${path}/`,
  "capitals": (path) => last(path, (name) => name.toUpperCase()),
  "a parameter": (path) => `${path};x=1`,
  "a fragment": (path) => `${path}#x`,
  "a query": (path) => `${path}?x=/../y`,
  "an absolute address": (path) => `http://localhost${last(path, (name) => `./${name}`)}`,
};

test("no spelling of a limited path is handled without being counted", async () => {
  await using a = await accountsApp({ limitsAttempts: true });
  const session = cookieOf(await a.register());
  const body = { email: ana.email, password: "errada demais", current: "errada demais", next: "x" };
  for (const path of limitedPaths) await a.post(path, body, session);
  await sql`update attempts set points = 1e6 where key not like 'known:%'`.execute(a.w.db);
  const server = await serveHttp(a.app, { port: 0 });
  const sender = rawSender(server.port, {
    "content-type": "application/json",
    origin: "http://localhost",
    host: "localhost",
    ...session,
  });
  const handled: string[] = [];
  for (const path of limitedPaths) {
    for (const [name, spelling] of Object.entries(spellings)) {
      const status = await sender.post(spelling(path), JSON.stringify(body));
      if (![400, 404, 429].includes(status)) handled.push(`${name} of ${path}: ${status}`);
    }
  }
  sender.close();
  await server.close();
  expect(handled).toEqual([]);
});

test("a path is normalized when parsing does not change it", () => {
  const at = (path: string) => isPathNormalized(`http://localhost${path}`);
  for (const path of ["/", "/a/b", "/caf%C3%A9", "/a?b=/../c", "/.well-known/x", "/a..b", "//a"]) {
    expect([path, at(path)]).toEqual([path, true]);
  }
  for (const path of ["", "/.", "/a/./b", "/a/../b", "/%2e/a", "/a\\b", "/a#b", "/a b", "/a#?b"]) {
    expect([path, at(path)]).toEqual([path, false]);
  }
  expect(isPathNormalized('http://a"><b/')).toBe(false);
});

/** Sends requests with their path as it is written; `fetch` would normalize it. */
function rawSender(port: number, headers: Record<string, string>) {
  const agent = new Agent({ keepAlive: true });
  return {
    post: (path: string, body: string) =>
      new Promise<number>((resolve, reject) => {
        const sent = request({ port, path, agent, method: "POST", headers }, (response) => {
          response.resume().on("end", () => resolve(response.statusCode!));
        });
        sent.on("error", reject).end(body);
      }),
    close: () => agent.destroy(),
  };
}
