import type { Expression, Rules } from "./rules_syntax.ts";

export type Verb = "get" | "list" | "create" | "update" | "delete";

export type RuleRequest = {
  readonly verb: Verb;
  /** Like `/users/ana`. */
  readonly path: string;
  /** Null: nobody is signed in. */
  readonly auth: { readonly uid: string; readonly token: Record<string, unknown> } | null;
  /** The document as it would be. */
  readonly data?: Record<string, unknown>;
  /** The document as it is. */
  readonly before?: Record<string, unknown>;
};

/** The time of every request: a `Date` stands for a timestamp. */
export const REQUEST_TIME = new Date("2026-11-24T00:00:00Z");

const VERBS: Readonly<Record<string, readonly Verb[]>> = {
  read: ["get", "list"],
  write: ["create", "update", "delete"],
};

/**
 * Whether the rules allow a request, by our reading of the language: no engine of Google's ran them. A
 * condition that fails denies.
 */
export function isAllowed({ functions, matches }: Rules, request: RuleRequest): boolean {
  const scope = {
    request: {
      auth: request.auth,
      time: REQUEST_TIME,
      resource: { data: request.data ?? {} },
    },
    resource: { data: request.before ?? request.data ?? {} },
  };
  return matches.some(({ path, allows }) => {
    const names = namesIn(path, request.path);
    return names !== null && allows.some(({ verbs, condition }) => {
      if (
        !verbs.flatMap((verb): readonly string[] => VERBS[verb] ?? [verb]).includes(request.verb)
      ) return false;
      try {
        return evaluate(condition, { ...scope, ...names }) === true;
      } catch {
        return false;
      }
    });
  });

  function evaluate(of: Expression, names: Readonly<Record<string, unknown>>): unknown {
    switch (of.kind) {
      case "value":
        return of.value;
      case "list":
        return of.items.map((item) => evaluate(item, names));
      case "name":
        if (!Object.hasOwn(names, of.name)) throw new Error(`there is no ${of.name}`);
        return names[of.name];
      case "not":
        return !evaluate(of.of, names);
      case "member":
        return memberOf(evaluate(of.of, names), of.name);
      case "call":
        return called(of, names);
      case "binary":
        return compared(of, names);
    }
  }

  function called(
    { of, given }: Extract<Expression, { kind: "call" }>,
    names: Readonly<Record<string, unknown>>,
  ): unknown {
    const values = given.map((one) => evaluate(one, names));
    if (of.kind === "name") {
      const own = functions.get(of.name);
      if (!own || own.parameters.length !== values.length) throw new Error(`no such ${of.name}`);
      const parameters = own.parameters.map((name, nth) => [name, values[nth]]);
      return evaluate(own.body, { ...scope, ...Object.fromEntries(parameters) });
    }
    if (of.kind !== "member") throw new Error("only functions are called");
    if (of.of.kind === "name" && of.of.name === "duration" && of.name === "value") {
      return Number(values[0]) * { h: 3_600_000, d: 86_400_000 }[values[1] as "h" | "d"];
    }
    return method(evaluate(of.of, names), of.name, values);
  }

  function compared(
    { operator, left, right }: Extract<Expression, { kind: "binary" }>,
    names: Readonly<Record<string, unknown>>,
  ): unknown {
    const one = evaluate(left, names);
    if (operator === "&&") return one === true && evaluate(right, names) === true;
    if (operator === "||") return one === true || evaluate(right, names) === true;
    if (operator === "is") return typeOf(one) === (right as { name: string }).name;
    const other = evaluate(right, names);
    const [a, b] = [Number(one), Number(other)];
    switch (operator) {
      case "==":
        return one instanceof Date && other instanceof Date ? a === b : one === other;
      case "!=":
        return one !== other;
      case "<=":
        return a <= b;
      case ">":
        return a > b;
      case "+":
        return new Date(a + b);
      default:
        throw new Error(`the operator ${operator}`);
    }
  }
}

/** What a request of this path binds; null: another path. */
function namesIn(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  if (wanted.length !== given.length) return null;
  const names: Record<string, string> = {};
  for (const [nth, segment] of wanted.entries()) {
    if (segment.startsWith("{")) names[segment.slice(1, -1)] = given[nth]!;
    else if (segment !== given[nth]) return null;
  }
  return names;
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) {
    throw new Error(`there is no ${name}`);
  }
  return (value as Record<string, unknown>)[name];
}

function method(value: unknown, name: string, [first, second]: readonly unknown[]): unknown {
  const isMap = typeOf(value) === "map";
  if (isMap && name === "keys") return Object.keys(value as object);
  if (isMap && name === "get") {
    return Object.hasOwn(value as object, first as string)
      ? memberOf(value, first as string)
      : second;
  }
  if (isMap && name === "diff") return { changed: changedKeys(value as Content, first as Content) };
  if (isMap && name === "affectedKeys") return (value as { changed: string[] }).changed;
  const list = value as readonly unknown[];
  if (Array.isArray(value) && name === "hasOnly") {
    return list.every((one) => (first as unknown[]).includes(one));
  }
  if (Array.isArray(value) && name === "hasAll") {
    return (first as unknown[]).every((one) => list.includes(one));
  }
  if (typeof value === "string" && name === "matches") {
    return new RegExp(first as string).test(value);
  }
  if (typeof value === "string" && name === "size") return value.length;
  throw new Error(`no method ${name} of a ${typeOf(value)}`);
}

type Content = Readonly<Record<string, unknown>>;

const changedKeys = (one: Content, other: Content): string[] =>
  Object.keys({ ...one, ...other }).filter((key) =>
    JSON.stringify(one[key]) !== JSON.stringify(other[key])
  );

const typeOf = (value: unknown): string =>
  value === null
    ? "null"
    : value instanceof Date
    ? "timestamp"
    : Array.isArray(value)
    ? "list"
    : typeof value === "object"
    ? "map"
    : typeof value;
