import { parseSync } from "vite";
import { dirname, join, normalize } from "node:path";

/** What one file does with the database, read from its syntax tree. */
export type DatabaseCalls = {
  /** Tables it writes, each once; `COMPUTED` where the name is. */
  readonly writes: readonly string[];
  /** Whether it runs a query, or has a function that takes a context or a transaction. */
  readonly touchesDatabase: boolean;
};

/** A table whose name is no literal. */
export const COMPUTED = "a computed table";

type Node = { readonly type: string; readonly [key: string]: unknown };

const WRITERS = new Set(["insertInto", "updateTable", "deleteFrom", "mergeInto", "replaceInto"]);
/** Methods that run or begin a query. */
const QUERIES = new Set([
  ...WRITERS,
  "selectFrom",
  "execute",
  "executeTakeFirst",
  "executeTakeFirstOrThrow",
]);
/** Types through which a function is handed the database. */
const HANDLES = new Set(["Context", "Tx", "Kysely", "Transaction", "Reaction"]);
/** A file without one of these words is not worth parsing. */
const MENTIONS = new RegExp(`\\b(${[...QUERIES, ...HANDLES, "sql", "command"].join("|")})\\b`);
const FUNCTIONS = new Set([
  "ArrowFunctionExpression",
  "FunctionDeclaration",
  "FunctionExpression",
]);
/** A hole of a template: where a table's name is computed. */
const HOLE = "$";
const RAW_WRITES = [
  /\binsert\s+into\s+([\w".$]+)/gi,
  /\bdelete\s+from\s+(?:only\s+)?([\w".$]+)/gi,
  /\bmerge\s+into\s+(?:only\s+)?([\w".$]+)/gi,
  /\btruncate\s+(?:table\s+)?([\w".$]+)/gi,
  /\bupdate\s+(?:only\s+)?([\w".$]+)\s+(?:(?:as\s+)?(?!set\b)\w+\s+)?set\b/gi,
];

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;
const isPart = (key: string) => key !== "type" && key !== "parent";
const children = (node: Node): Node[] =>
  Object.entries(node).filter(([key]) => isPart(key)).flatMap(([, value]) => value).filter(isNode);

/** Calls `visit` with every node of a tree, parents first. */
function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of children(node)) walk(child, visit);
}

function parse(path: string, source: string): Node {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  return program as unknown as Node;
}

const cache = new Map<string, DatabaseCalls>();

/** Reads what a file does with the database; answers for one text are kept. */
export function databaseCalls(path: string, source: string): DatabaseCalls {
  if (!MENTIONS.test(source)) return { writes: [], touchesDatabase: false };
  const known = cache.get(source);
  if (known) return known;
  const calls = readCalls(parse(path, source));
  cache.set(source, calls);
  return calls;
}

function readCalls(program: Node): DatabaseCalls {
  const writes = new Set<string>();
  let touchesDatabase = false;
  walk(program, (node) => {
    const method = calledMethod(node);
    if (method && QUERIES.has(method)) touchesDatabase = true;
    if (method && WRITERS.has(method)) writes.add(firstText(node));
    if (node.type === "TaggedTemplateExpression") {
      for (const table of rawWrites(node)) writes.add(table);
    }
    if (FUNCTIONS.has(node.type) && takesHandle(node)) touchesDatabase = true;
    if (node.type === "VariableDeclarator" && namesHandle((node.id as Node).typeAnnotation)) {
      touchesDatabase = true;
    }
    if (node.type === "ImportDeclaration" && importsCommand(node)) touchesDatabase = true;
  });
  return { writes: [...writes], touchesDatabase };
}

function calledMethod(node: Node): string | null {
  if (node.type !== "CallExpression") return null;
  const callee = node.callee as Node;
  if (callee.type !== "MemberExpression" || callee.computed) return null;
  return (callee.property as Node).name as string;
}

/** The table that a call of the query builder names: `offers` of `"offers as o"`. */
function firstText(call: Node): string {
  const [first] = call.arguments as Node[];
  if (first?.type !== "Literal" || typeof first.value !== "string") return COMPUTED;
  return first.value.split(/\s/)[0]!;
}

function rawWrites({ quasi }: Node): string[] {
  const text = ((quasi as Node).quasis as { value: { raw: string } }[]).map(({ value }) =>
    value.raw
  )
    .join(HOLE);
  return RAW_WRITES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, table]) =>
      table!.includes(HOLE) ? COMPUTED : table!.replaceAll('"', "")
    )
  );
}

const takesHandle = (node: Node): boolean =>
  (node.params as Node[]).some((param) =>
    namesHandle(
      param.type === "AssignmentPattern"
        ? (param.left as Node).typeAnnotation
        : param.typeAnnotation,
    )
  );

function namesHandle(annotation: unknown): boolean {
  if (!isNode(annotation)) return false;
  let isFound = false;
  walk(annotation, (node) => {
    if (node.type !== "TSTypeReference") return;
    isFound ||= HANDLES.has((node.typeName as Node).name as string);
  });
  return isFound;
}

const importsCommand = (node: Node): boolean =>
  node.importKind !== "type" && /\/command\.ts$/.test((node.source as Node).value as string) &&
  (node.specifiers as Node[]).some(({ importKind, imported }) =>
    importKind !== "type" && (imported as Node | undefined)?.name === "command"
  );

const JOINED = "server/core/tables.ts";

/**
 * The folder that owns each table: where the type of its row is declared, as `Tables` in
 * server/core/tables.ts joins them.
 */
export function tableOwners(sources: ReadonlyMap<string, string>): Map<string, string> {
  const program = parse(JOINED, sources.get(JOINED)!);
  const folders = new Map<string, string>();
  const owners = new Map<string, string>();
  walk(program, (node) => {
    if (node.type === "ImportDeclaration") {
      const target = (node.source as Node).value as string;
      for (const { local } of node.specifiers as Node[]) {
        folders.set(
          (local as Node).name as string,
          dirname(normalize(join(dirname(JOINED), target))),
        );
      }
    }
    if (node.type !== "TSTypeAliasDeclaration" || (node.id as Node).name !== "Tables") return;
    for (const member of (node.typeAnnotation as Node).members as Node[]) {
      const table = (member.key as Node).name as string;
      const row = ((member.typeAnnotation as Node).typeAnnotation as Node).typeName as Node;
      owners.set(table, domainOf(folders.get(row.name as string) ?? dirname(JOINED)));
    }
  });
  return owners;
}

/** Returns `server/core/offers` for every file in it, in its rooms too. */
export const domainOf = (path: string): string =>
  /^server\/core\/[^/.]+(?=\/|$)/.exec(path)?.[0] ?? dirname(path);
