import { dirname, join, normalize } from "node:path";

/** One import statement: who names whom; `target` is a path from the root, or a package's name. */
export type Import = {
  readonly file: string;
  readonly target: string;
  readonly onlyTypes: boolean;
};

export type Sources = ReadonlyMap<string, string>;

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"|import\(\s*"([^"]+)"\s*\)/g;

export function importsOf(sources: Sources): Import[] {
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(IMPORT)].map(([, type, fixed, lazy]) => {
      const name = (fixed ?? lazy)!;
      const target = name.startsWith(".") ? normalize(join(dirname(file), name)) : name;
      return { file, target, onlyTypes: Boolean(type) };
    })
  );
}

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
  "server/pictures.ts",
  "server/identity.ts",
];
/** What the core may use of the outside: the query builder, and ids. */
const CORE_PACKAGES = ["kysely", "typeid-js"];
/** The tables that name every domain's use-cases. */
const CORE_TABLES = ["server/core/reactions.ts", "server/core/schedule.ts"];

/** What every domain may ask for as it is: a shop is asked in one way, whoever wants to know. */
const CORE_SERVICES = ["server/core/marketplaces/open_shop.ts"];

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
    says: "a domain takes another's types and rules, never its use-cases",
    forbids: ({ file, target, onlyTypes }, sources) =>
      core(file) && core(target) && !onlyTypes && !CORE_TABLES.includes(file) &&
      !CORE_SERVICES.includes(target) &&
      dirname(target) !== "server/core" && dirname(file) !== dirname(target) &&
      isUseCase(sources.get(target) ?? ""),
  },
  {
    says: "an adapter knows the core's types and rules, and its own vendor",
    forbids: ({ file, target }, sources) =>
      adapters(file) && !isPackage(target) && technology(file) !== technology(target) &&
      (!core(target) || isUseCase(sources.get(target) ?? "")),
  },
  {
    says: "only the composing files name adapters",
    forbids: ({ file, target }) =>
      inside("server")(file) && !adapters(file) && adapters(target) && !COMPOSERS.includes(file),
  },
  {
    says: "the web app and the server meet only in schema.graphql",
    forbids: ({ file, target }) =>
      inside("web")(file) && inside("server")(target) ||
      inside("server")(file) && inside("web")(target),
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
    says: "MUI is drawn within its provider",
    forbids: ({ file, target, onlyTypes }, sources) =>
      inside("web")(file) && /^@(mui|emotion)\//.test(target) && !onlyTypes &&
      !inside("web/theme")(file) && !/theme\/Mui\.tsx"/.test(sources.get(file) ?? ""),
  },
  {
    says: "there are no barrels",
    forbids: ({ target }) => /(^|\/)index\.tsx?$/.test(target),
  },
];

/** A use-case touches the database: it is a command, or is given the context. */
const isUseCase = (source: string) =>
  /from "\.\.\/command\.ts"/.test(source) ||
  /\b(ctx|db)\b[^\n]*: (Context|Tx)\b|\}: (Context|Tx)\b/.test(source);

const technology = (path: string) => /^server\/adapters\/[^/]+/.exec(path)?.[0];
const screenOf = (path: string) => /^web\/screens\/([^/]+)\//.exec(path)?.[1] ?? null;

/** A line for each import that breaks a rule. */
export function violations(sources: Sources): string[] {
  const imports = importsOf(sources);
  return rules.flatMap(({ says, forbids }) =>
    imports.filter((its) => forbids(its, sources))
      .map(({ file, target }) => `${file} imports ${target}: ${says}`)
  );
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
