/** An expression of the rules, parsed. */
export type Expression =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "list"; readonly items: readonly Expression[] }
  | { readonly kind: "member"; readonly of: Expression; readonly name: string }
  | { readonly kind: "call"; readonly of: Expression; readonly given: readonly Expression[] }
  | { readonly kind: "not"; readonly of: Expression }
  | {
    readonly kind: "binary";
    readonly operator: string;
    readonly left: Expression;
    readonly right: Expression;
  };

export type RuleFunction = { readonly parameters: readonly string[]; readonly body: Expression };
export type Allow = { readonly verbs: readonly string[]; readonly condition: Expression };
export type Match = {
  /** From the root of the documents, as the file has it: `/users/{uid}`. */
  readonly path: string;
  readonly allows: readonly Allow[];
};
export type Rules = {
  readonly functions: ReadonlyMap<string, RuleFunction>;
  readonly matches: readonly Match[];
};

const TOKENS =
  /\s+|\/\/[^\n]*|('(?:[^'\\]|\\.)*'|\d+|&&|\|\||[=!<>]=|[A-Za-z_]\w*|\{|\}|[()[\].,:;!<>+/])/gy;

/** From the loosest. */
const LEVELS = [["||"], ["&&"], ["==", "!=", "<", "<=", ">", ">=", "in", "is"], ["+"]];

/** Parses the file of the rules: the part of the language that it uses. @throws SyntaxError */
export function parseRules(source: string): Rules {
  const tokens = tokenize(source);
  const functions = new Map<string, RuleFunction>();
  const matches: Match[] = [];
  let at = 0;
  const peek = () => tokens[at];
  const next = () => {
    if (at >= tokens.length) throw new SyntaxError("the file ends too early");
    return tokens[at++]!;
  };
  const take = (...wanted: string[]) => {
    for (const one of wanted) {
      const token = next();
      if (token !== one) throw new SyntaxError(`${one} expected, not ${token} (token ${at})`);
    }
  };
  const has = (token: string) => peek() === token && (at++, true);
  function listed(end: string): Expression[] {
    const items: Expression[] = [];
    while (!has(end)) {
      items.push(expression(0));
      if (peek() !== end) take(",");
    }
    return items;
  }
  function primary(): Expression {
    const token = next();
    if (token === "!") return { kind: "not", of: postfix() };
    if (token === "(") {
      const inner = expression(0);
      take(")");
      return inner;
    }
    if (token === "[") return { kind: "list", items: listed("]") };
    if (token === "{") {
      take("}");
      return { kind: "value", value: {} };
    }
    if (token.startsWith("'")) return { kind: "value", value: token.slice(1, -1) };
    if (/^\d/.test(token)) return { kind: "value", value: Number(token) };
    if (["true", "false", "null"].includes(token)) {
      return { kind: "value", value: JSON.parse(token) };
    }
    if (/^[A-Za-z_]/.test(token)) return { kind: "name", name: token };
    throw new SyntaxError(`a value expected, not ${token} (token ${at})`);
  }
  function postfix(): Expression {
    let of = primary();
    while (true) {
      if (has(".")) of = { kind: "member", of, name: next() };
      else if (has("(")) of = { kind: "call", of, given: listed(")") };
      else return of;
    }
  }
  function expression(level: number): Expression {
    if (level === LEVELS.length) return postfix();
    let left = expression(level + 1);
    while (LEVELS[level]!.includes(peek()!)) {
      const operator = next();
      left = { kind: "binary", operator, left, right: expression(level + 1) };
    }
    return left;
  }
  function path(): string {
    let text = "";
    while (has("/")) text += `/${has("{") ? `{${next()}${(take("}"), "")}}` : next()}`;
    return text;
  }
  function block(prefix: string): void {
    take("{");
    const allows: Allow[] = [];
    matches.push({ path: prefix, allows });
    while (!has("}")) {
      if (has("match")) block(prefix + path());
      else if (has("function")) declared();
      else allows.push(allowed());
    }
  }
  function declared(): void {
    const name = next();
    take("(");
    const parameters: string[] = [];
    while (!has(")")) {
      parameters.push(next());
      has(",");
    }
    take("{", "return");
    functions.set(name, { parameters, body: expression(0) });
    take(";", "}");
  }
  function allowed(): Allow {
    take("allow");
    const verbs = [next()];
    while (has(",")) verbs.push(next());
    take(":", "if");
    const condition = expression(0);
    take(";");
    return { verbs, condition };
  }
  take("rules_version");
  if (next() !== "=") throw new SyntaxError("= expected");
  take("'2'", ";", "service", "cloud", ".", "firestore", "{", "match");
  const root = "/databases/{database}/documents";
  if (path() !== root) throw new SyntaxError(`${root} expected`);
  block("");
  take("}");
  if (at < tokens.length) throw new SyntaxError("something follows the end");
  return { functions, matches: matches.filter(({ allows }) => allows.length > 0) };
}

function tokenize(source: string): string[] {
  const tokens: string[] = [];
  const pattern = new RegExp(TOKENS.source.replace("[=!<>]=", "[=!<>]=|="), "gy");
  while (pattern.lastIndex < source.length) {
    const from = pattern.lastIndex;
    const found = pattern.exec(source);
    if (!found) throw new SyntaxError(`unexpected: ${source.slice(from, from + 20)}`);
    if (found[1]) tokens.push(found[1]);
  }
  return tokens;
}
