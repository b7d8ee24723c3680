import { type DocumentNode, GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { KnownDocument, KnownDocuments } from "./known_documents.ts";

/** What a caller may ask: `known` of everybody, and anything else unless `onlyKnown`. */
export type Askable = { readonly known: KnownDocuments; readonly onlyKnown: boolean };

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
export function askedDocument({ known, onlyKnown }: Askable, id: unknown): KnownDocument | null {
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
export function knownByTheirIds(): Plugin<{ askable: Askable }> {
  const documents = new WeakMap<object, DocumentNode>();
  return {
    onParams({ params, setParams, request, context }) {
      const { documentId, ...rest } = params as typeof params & { documentId?: unknown };
      const inAddress = request.method === "GET" && new URL(request.url).searchParams;
      const id = inAddress ? inAddress.get("documentId") : documentId;
      const asked = askedDocument((context as { askable: Askable }).askable, id);
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
