import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";
import type { Plugin } from "graphql-yoga";
import { compiledFields } from "./document_size.ts";
import { schema } from "./schema.ts";

/**
 * Units of all documents that a process remembers; the least used leave first. A unit is a field,
 * which takes up to 12 kB once it is compiled for both schemas, or so many characters with their
 * places.
 */
const MOST_UNITS = 10_000;
const CHARACTERS_PER_UNIT = 100;
/** Units that every document takes. */
const LEAST_UNITS = 5;

/** Documents by their text, as Yoga parsed them. */
export const parsedDocuments = new LRUCache<string, DocumentNode>({
  maxSize: MOST_UNITS,
  sizeCalculation: (document, text) =>
    isOfRelease(document) ? 1 : LEAST_UNITS + compiledFields(schema, document) +
      Math.ceil(text.length / CHARACTERS_PER_UNIT),
});

/** The release holds its documents in any case; they are parsed without places in a text. */
const isOfRelease = ({ loc }: DocumentNode) => loc === undefined;

const valid = new WeakSet<DocumentNode>();

/** Marks each document that is valid: the next request with its text takes the short way. */
export function useValidDocuments(): Plugin {
  return {
    onValidate: ({ params: { documentAST } }) => (validated) => {
      if (validated.valid) valid.add(documentAST);
    },
  };
}

/** Returns the document of a text that was found valid before; null: it was not, or is forgotten. */
export function validDocument(text: string): DocumentNode | null {
  const document = parsedDocuments.get(text);
  return document && valid.has(document) ? document : null;
}
