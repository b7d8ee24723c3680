import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firstQueries } from "../../../web/build/first_queries.ts";
import { isInApp, type Path, paths } from "../../../web/paths.ts";
import { buildRequest } from "../../../web/relay/request.ts";

const routes = [
  "web/routes.tsx",
  "web/routing/admin_routes.ts",
  "web/routing/help_routes.ts",
  "web/routing/settings_routes.ts",
]
  .map((file) => readFileSync(file, "utf8")).join("\n");
const artifact = (name: string) => `web/__generated__/${name}.graphql.ts`;
const idOf = (name: string) =>
  /"params": \{\s*"id": "(\w+)"/.exec(readFileSync(artifact(name), "utf8"))?.[1];

/** Returns the query that the table of routes preloads for an address. */
function preloaded(name: string): string | undefined {
  const [, entry = ""] = new RegExp(`\\[paths\\.${name}\\]: \\{([^[]*)`).exec(routes) ?? [];
  const shared = /query: (\w)(\w+Query)\(/.exec(entry);
  return shared
    ? shared[1]!.toUpperCase() + shared[2]
    : /__generated__\/(\w+)\.graphql\.ts/.exec(entry)?.[1];
}

/**
 * The subscribers' query depends on filters that only their screen's code knows; those of rare screens
 * would weigh on every route.
 */
const unloaded: ReadonlySet<Path> = new Set([
  paths.subscribers,
  paths.api,
  paths.authorize,
  paths.webhooks,
]);

test("the page starts the queries that the table of routes preloads", () => {
  for (const [name, path] of Object.entries(paths) as [string, Path][]) {
    if (
      path === paths.app || path === paths.storeInApp || path === paths.maintenanceEn ||
      !isInApp(path)
    ) continue;
    const query = unloaded.has(path) ? null : preloaded(name)!;
    if (query) expect(existsSync(artifact(query)), name).toBe(true);
    const ids = firstQueries(path).map((address) =>
      new URLSearchParams(address.slice(9)).get("documentId")
    );
    // The calendar's query names the days around today, which a build cannot know.
    const screen = query === null || path === paths.calendar ? [] : [idOf(query)];
    expect([name, ids]).toEqual([name, [idOf("AppLayoutQuery"), ...screen]]);
  }
});

test("its addresses are those that the app requests", () => {
  const operation = { id: idOf("GeneratorContentQuery")!, operationKind: "query" };
  const variables = { offerId: "", hasOffer: false, isAmazon: false };
  expect(firstQueries(paths.generator)[1]).toBe(buildRequest(operation, variables).address);
  expect(firstQueries(paths.app)).toEqual(firstQueries(paths.generator));
  expect(firstQueries(paths.login)).toEqual([]);
});
