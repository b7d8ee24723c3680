import { createHash } from "node:crypto";
import { join } from "node:path";
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from "graphql";
import type { Plugin } from "graphql-yoga";
import { printedSchema } from "./schema.ts";

/** An operation that the web app sends by its id: parsed and validated once, at its first use. */
type PersistedOperation = { readonly text: string; readonly document: DocumentNode };

export type PersistedOperations = {
  /** Returns null for an id that is not of this release. @throws when it is not valid for the schema */
  readonly find: (id: string) => PersistedOperation | null;
};

/** The operations with these texts by id. */
export function persistedOperations(
  texts: Readonly<Record<string, string>>,
  schema: GraphQLSchema,
): PersistedOperations {
  const known = new Map(Object.entries(texts));
  const operations = new Map<string, PersistedOperation>();
  return {
    find(id) {
      const found = operations.get(id);
      const text = known.get(id);
      if (found || text === undefined) return found ?? null;
      const document = parse(text, { noLocation: true });
      const [error] = validate(schema, document);
      if (error) throw new Error(`the web app was built for another schema: ${error.message}`);
      const operation = { text, document };
      operations.set(id, operation);
      return operation;
    },
  };
}

/**
 * Returns the operations of the web app that was built into `folder`; `later` is where a developer's
 * newer ones are, read when an id is unknown. To validate them all takes a seventh of a start: only
 * those of a build for another schema are, since a build validates its own.
 * @throws when one of those is not valid for the schema
 */
export function builtOperations(
  folder: string,
  schema: GraphQLSchema,
  later: string | null,
): PersistedOperations {
  const json = (from: string, name: string) => JSON.parse(Deno.readTextFileSync(join(from, name)));
  const texts: Record<string, string> = json(folder, "documents.json");
  const built = persistedOperations(texts, schema);
  if (json(folder, "build.json").schema !== schemaDigest()) Object.keys(texts).forEach(built.find);
  const laterOnes = (from: string) => persistedOperations(json(from, "documents.json"), schema);
  return { find: (id) => built.find(id) ?? (later === null ? null : laterOnes(later).find(id)) };
}

/** A digest of the public schema; a build has that of the `schema.graphql` that it is for. */
export const schemaDigest = (): string =>
  createHash("sha256").update(printedSchema()).digest("hex");

/** What a caller may send: persisted operations, and any other unless `onlyPersisted`. */
export type AllowedOperations = {
  readonly operations: PersistedOperations;
  readonly onlyPersisted: boolean;
};

/** An old tab sent it: the page knows by the code that there is a newer release to load. */
const unknown = () =>
  refusal(
    "UNKNOWN_OPERATION",
    "Esta página é de uma versão anterior do aplicativo. Recarregue para continuar na nova.",
  );
const notByText = () =>
  refusal(
    "PERSISTED_OPERATIONS_ONLY",
    "Daqui só valem as consultas do próprio aplicativo. Para outras, use um programa com token.",
  );

const refusal = (code: string, sentence: string) =>
  new GraphQLError(sentence, { extensions: { code, http: { status: 400 } } });

/**
 * Returns the persisted operation of `id`; null without an id, when any text may be sent.
 * @throws GraphQLError with a sentence for the person.
 */
export function requestedOperation(
  { operations, onlyPersisted }: AllowedOperations,
  id: unknown,
): PersistedOperation | null {
  if (typeof id === "string") {
    const found = operations.find(id);
    if (!found) throw unknown();
    return found;
  }
  if (onlyPersisted) throw notByText();
  return null;
}

/**
 * Runs the persisted operation of `documentId`, without parsing or validating it again. Not by
 * `@graphql-yoga/plugin-persisted-operations`, which does not cover WebSockets: half of our operations
 * use one, and one rule for both is better than two.
 */
export function usePersistedOperations(): Plugin<{ allowedOperations: AllowedOperations }> {
  const documents = new WeakMap<object, DocumentNode>();
  return {
    onParams({ params, setParams, request, context }) {
      const { documentId, ...rest } = params as typeof params & { documentId?: unknown };
      const inAddress = request.method === "GET" && new URL(request.url).searchParams;
      const id = inAddress ? inAddress.get("documentId") : documentId;
      const operation = requestedOperation(
        (context as { allowedOperations: AllowedOperations }).allowedOperations,
        id,
      );
      if (!operation) return;
      documents.set(context, operation.document);
      setParams({ ...rest, query: operation.text });
    },
    onParse({ context, setParsedDocument }) {
      const document = documents.get(context);
      if (document) setParsedDocument(document);
    },
    onValidate({ context, setResult }) {
      if (documents.has(context)) setResult([]);
    },
  };
}
