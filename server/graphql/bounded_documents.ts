import { GraphQLError, Lexer, Source, TokenKind, type ValidationRule } from "graphql";
import type { Plugin } from "graphql-yoga";
import { compiledFields } from "./document_size.ts";

/** Brackets within each other: the parser calls itself for each, and the stack ends before its limit. */
const DEEPEST = 200;
/**
 * Fields that a document is compiled to. It happens before the cost of its execution is known, in 0.2
 * ms and 5 kB a field; whatever the cost allows has fewer.
 */
const MOST_FIELDS = 2_500;
/** Fields of one name that go through all of the schema; GraphiQL asks for two of one name. */
const MOST_OF_SCHEMA = 2;

const THROUGH_SCHEMA: ReadonlySet<string> = new Set([
  "__schema",
  "types",
  "fields",
  "inputFields",
  "interfaces",
  "possibleTypes",
  "enumValues",
]);

/** Refuses documents that cost much before anything is executed, or by introspection, which has no cost. */
export function useBoundedDocuments(): Plugin {
  return {
    onParse({ params: { source } }) {
      if (isTooDeep(source)) {
        throw refusal("The document is nested too deeply", "GRAPHQL_PARSE_FAILED");
      }
    },
    onValidate({ addValidationRule }) {
      addValidationRule(boundedIntrospection);
      addValidationRule(boundedFields);
    },
  };
}

const refusal = (message: string, code: string) =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

const OPENING: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_L,
  TokenKind.BRACKET_L,
  TokenKind.PAREN_L,
]);
const CLOSING: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_R,
  TokenKind.BRACKET_R,
  TokenKind.PAREN_R,
]);

/** Reads as far as the brackets go; what is no token, the parser reports. */
function isTooDeep(source: string | Source): boolean {
  const lexer = new Lexer(typeof source === "string" ? new Source(source) : source);
  let depth = 0;
  try {
    for (let next = lexer.advance(); next.kind !== TokenKind.EOF; next = lexer.advance()) {
      if (OPENING.has(next.kind) && ++depth > DEEPEST) return true;
      if (CLOSING.has(next.kind)) depth--;
    }
  } catch {
    return false;
  }
  return false;
}

const boundedFields: ValidationRule = (context) => ({
  Document(document) {
    if (compiledFields(context.getSchema(), document) <= MOST_FIELDS) return;
    const message = `The document selects more than ${MOST_FIELDS} fields, with its fragments`;
    context.reportError(new GraphQLError(message));
  },
});

const boundedIntrospection: ValidationRule = (context) => {
  const counts = new Map<string, number>();
  return {
    Field(node) {
      const { value: name } = node.name;
      const isOfSchema = name === "__schema" || context.getParentType()?.name.startsWith("__");
      if (!isOfSchema || !THROUGH_SCHEMA.has(name)) return;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      if (count !== MOST_OF_SCHEMA + 1) return;
      const message = `"${name}" is asked for more than ${MOST_OF_SCHEMA} times`;
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
};
