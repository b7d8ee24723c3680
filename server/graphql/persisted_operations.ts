import { join } from "node:path";
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from "graphql";
import type { Plugin } from "graphql-yoga";

/** A document that the web app of this release asks by its id: parsed and validated once. */
export type PersistedOperation = { readonly text: string; readonly document: DocumentNode };

export type PersistedOperations = {
  /** Null: no document of this release. */
  readonly find: (id: string) => PersistedOperation | null;
};

/** Takes what the build wrote: ids to documents. @throws when one is none of this schema. */
export function persistedOperations(
  texts: Readonly<Record<string, string>>,
  schema: GraphQLSchema,
): PersistedOperations {
  const known = new Map<string, PersistedOperation>();
  for (const [id, text] of Object.entries(texts)) {
    const document = parse(text, { noLocation: true });
    const [error] = validate(schema, document);
    if (error) throw new Error(`the web app was built for another schema: ${error.message}`);
    known.set(id, { text, document });
  }
  return { find: (id) => known.get(id) ?? null };
}

/**
 * The documents of the web app that was built into `folder`; `later` is where a developer's newer
 * ones are, read when an id is unknown.
 */
export function builtOperations(
  folder: string,
  schema: GraphQLSchema,
  later: string | null,
): PersistedOperations {
  const read = (from: string) =>
    persistedOperations(JSON.parse(Deno.readTextFileSync(join(from, "documents.json"))), schema);
  const built = read(folder);
  return { find: (id) => built.find(id) ?? (later === null ? null : read(later).find(id)) };
}

/** What a caller may ask: `known` of everybody, and anything else unless `onlyKnown`. */
export type AllowedOperations = {
  readonly known: PersistedOperations;
  readonly onlyKnown: boolean;
};

/** An old tab's: the page knows by the code that there is a newer release to load. */
const unknown = () =>
  refusal(
    "UNKNOWN_DOCUMENT",
    "Esta página é de uma versão anterior do aplicativo. Recarregue para continuar na nova.",
  );
const notByText = () =>
  refusal(
    "KNOWN_DOCUMENTS_ONLY",
    "Daqui só valem as consultas do próprio aplicativo. Para outras, use um programa com token.",
  );

const refusal = (code: string, sentence: string) =>
  new GraphQLError(sentence, { extensions: { code, http: { status: 400 } } });

/**
 * The document that `id` names; null when none is named and the question's own text may be asked.
 * @throws GraphQLError with the sentence for whoever asked.
 */
export function requestedOperation(
  { known, onlyKnown }: AllowedOperations,
  id: unknown,
): PersistedOperation | null {
  if (typeof id === "string") {
    const found = known.find(id);
    if (!found) throw unknown();
    return found;
  }
  if (onlyKnown) throw notByText();
  return null;
}

/**
 * Over HTTP, `documentId` stands for the document of that id, which is neither parsed nor validated
 * again. Not `@graphql-yoga/plugin-persisted-operations`: that has no hold on a WebSocket, where
 * half of our documents are asked, and one rule for both is better than two.
 */
export function usePersistedOperations(): Plugin<{ askable: AllowedOperations }> {
  const documents = new WeakMap<object, DocumentNode>();
  return {
    onParams({ params, setParams, request, context }) {
      const { documentId, ...rest } = params as typeof params & { documentId?: unknown };
      const inAddress = request.method === "GET" && new URL(request.url).searchParams;
      const id = inAddress ? inAddress.get("documentId") : documentId;
      const asked = requestedOperation((context as { askable: AllowedOperations }).askable, id);
      if (!asked) return;
      documents.set(context, asked.document);
      setParams({ ...rest, query: asked.text });
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
