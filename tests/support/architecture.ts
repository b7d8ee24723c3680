import { basename, dirname, join, normalize } from "node:path";
import { COMPUTED, databaseCalls, domainOf, tableOwners } from "./database_calls.ts";

/** One import statement; `target` is a path from the root, or a package's name. */
export type Import = {
  readonly file: string;
  readonly target: string;
  readonly onlyTypes: boolean;
};

export type Sources = ReadonlyMap<string, string>;

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"|import\(\s*"([^"]+)"\s*\)/g;

const known = new Map<string, { readonly source: string; readonly imports: Import[] }>();

export const importsOf = (sources: Sources): Import[] =>
  [...sources].flatMap(([file, source]) => {
    const before = known.get(file);
    if (before?.source === source) return before.imports;
    const imports = [...source.matchAll(IMPORT)].map(([, type, fixed, lazy]) => {
      const name = (fixed ?? lazy)!;
      const target = name.startsWith(".") ? normalize(join(dirname(file), name)) : name;
      return { file, target, onlyTypes: Boolean(type) };
    });
    known.set(file, { source, imports });
    return imports;
  });

type Rule = { readonly says: string; readonly forbids: (its: Import, sources: Sources) => boolean };

const inside = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
const core = inside("server/core");
const adapters = inside("server/adapters");
const isPackage = (target: string) =>
  !/^(server|web|tests|tools|bench|node_modules)\//.test(target);

/** The only files that choose which adapters there are. */
const COMPOSERS = [
  "server/main.ts",
  "server/messenger.ts",
  "server/product.ts",
  "server/product/pictures.ts",
  "server/product/identity.ts",
  "server/product/configured_vault.ts",
  "server/product/firestore.ts",
];
/** What the core may use of the outside: the query builder, and ids. */
const CORE_PACKAGES = ["kysely", "typeid-js", "rrule-temporal"];
/** The tables that name every domain's use-cases. */
const CORE_TABLES = [
  "server/core/reactions.ts",
  "server/core/retention.ts",
  "server/core/schedule.ts",
];
/** The assistant's tools and proposals: use-cases of every domain, called as the person. */
const ASSISTANT_TOOLS = [
  "server/core/assistant/chat/tools",
  "server/core/assistant/chat/proposals",
];
const isAssistantTool = (file: string) => ASSISTANT_TOOLS.includes(dirname(file));
/** What a domain lets the others call: writes within the caller's transaction, and reads. */
const PUBLISHED = ["commands.ts", "queries.ts"];
/** Folders under the screens. Of the files at the web's root they may know the addresses. */
const WEB_BASE = ["web/pwa", "web/live", "web/relay"];

export const rules: readonly Rule[] = [
  {
    says: "the core knows only itself, the database and the query builder",
    forbids: ({ file, target }) =>
      core(file) &&
      (isPackage(target)
        ? !CORE_PACKAGES.includes(target)
        : !core(target) && !inside("server/database")(target)),
  },
  {
    says: "a domain calls another by its types, its rules, its commands.ts and its queries.ts",
    forbids: ({ file, target, onlyTypes }, sources) =>
      core(file) && core(target) && !onlyTypes && !CORE_TABLES.includes(file) &&
      !isAssistantTool(file) &&
      dirname(target) !== "server/core" && domainOf(file) !== domainOf(target) &&
      !PUBLISHED.includes(basename(target)) && touchesDatabase(target, sources),
  },
  {
    says: "an adapter knows the core's types and rules, and its own vendor",
    forbids: ({ file, target }, sources) =>
      adapters(file) && !isPackage(target) && technology(file) !== technology(target) &&
      (!core(target) || touchesDatabase(target, sources)),
  },
  {
    says: "only the composing files name adapters",
    forbids: ({ file, target }) =>
      inside("server")(file) && !adapters(file) && adapters(target) && !COMPOSERS.includes(file),
  },
  {
    says: "the web app and the server meet only in schema.graphql and the public pages' contract",
    forbids: ({ file, target }) =>
      inside("web")(file) && inside("server")(target) ||
      inside("server")(file) && inside("web")(target) && target !== "web/public/contract.ts",
  },
  {
    says: "a screen's folder knows no other screen's",
    forbids: ({ file, target }) => {
      const [from, to] = [screenOf(file), screenOf(target)];
      return from !== null && to !== null && from !== to;
    },
  },
  {
    says: "ui is free of data and routes",
    forbids: ({ file, target }) =>
      inside("web/ui")(file) &&
      /^(react-relay|relay-runtime|react-router-dom)$|^web\/(screens|relay|shared)\//.test(target),
  },
  {
    says: "what lies under the screens imports nothing that stands above it",
    forbids: ({ file, target }) =>
      WEB_BASE.some((folder) => inside(folder)(file)) && target !== "web/paths.ts" &&
      /^web\/((screens|layouts|shared)\/|[^/]+\.tsx?$)/.test(target),
  },
  {
    says: "screens use the library of controls through ui",
    forbids: ({ file, target }) =>
      inside("web")(file) && target === "react-aria-components" && !inside("web/ui")(file),
  },
  {
    says: "there are no barrels",
    forbids: ({ target }) => /(^|\/)index\.tsx?$/.test(target),
  },
];

const touchesDatabase = (path: string, sources: Sources): boolean =>
  databaseCalls(path, sources.get(path) ?? "").touchesDatabase;

const technology = (path: string) => /^server\/adapters\/[^/]+/.exec(path)?.[0];
const screenOf = (path: string) => /^web\/screens\/([^/]+)\//.exec(path)?.[1] ?? null;

/** Who breaks a rule, by what. */
export type Violation = { readonly file: string; readonly what: string; readonly says: string };

/** Returns each import and each write that breaks a rule. */
export const violations = (sources: Sources): Violation[] => [
  ...forbiddenImports(sources),
  ...forbiddenWrites(sources),
];

function forbiddenImports(sources: Sources): Violation[] {
  const imports = importsOf(sources);
  return rules.flatMap(({ says, forbids }) =>
    imports.filter((its) => forbids(its, sources))
      .map(({ file, target }) => ({ file, what: target, says }))
  );
}

/** Write tables of every domain, by names that they read from a list: of personal data, of secrets. */
const LISTED_WRITERS = [
  "server/core/privacy/carry_out_deletions.ts",
  "server/core/reseal_secrets.ts",
];
/**
 * The one table that no domain owns: every command's events, written where they are recorded, and
 * deleted by their age.
 */
const EVENT_LOG = {
  table: "events",
  files: ["server/jobs/record_events.ts", "server/core/operations/retention/purge_events.ts"],
};

/** The job queue's own tables. */
const JOB_TABLES = "pgboss.";

function forbiddenWrites(sources: Sources): Violation[] {
  const owners = tableOwners(sources);
  const isAllowed = (file: string, table: string) =>
    table === COMPUTED
      ? LISTED_WRITERS.includes(file)
      : table.startsWith(JOB_TABLES)
      ? inside("server/jobs")(file)
      : table === EVENT_LOG.table
      ? EVENT_LOG.files.includes(file)
      : (owners.get(table) ?? technology(file)) === domainOf(file);
  return [...sources].flatMap(([file, source]) => {
    if (!inside("server")(file) || inside("server/database/migrations")(file)) return [];
    const { writes } = databaseCalls(file, source);
    const foreign = writes.filter((table) => !isAllowed(file, table)).map((what) => ({
      file,
      what,
      says: "a table is written by the domain that owns it",
    }));
    const unexpected = basename(file) === "queries.ts" ? writes : [];
    return [
      ...foreign,
      ...unexpected.map((what) => ({ file, what, says: "queries.ts only reads" })),
    ];
  });
}

/** The first circle of imports found, from a file back to itself; types may circle. */
export function circle(sources: Sources): string[] | null {
  const edges = Map.groupBy(importsOf(sources).filter((its) => !its.onlyTypes), ({ file }) => file);
  const done = new Set<string>();
  const walk = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const { target } of edges.get(file) ?? []) {
      const found = walk(target, [...path, file]);
      if (found) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of sources.keys()) {
    const found = walk(file, []);
    if (found) return found;
  }
  return null;
}
