import { createHash } from "node:crypto";
import { GraphQLError } from "graphql";
import { LRUCache } from "lru-cache";
import type { Plugin } from "graphql-yoga";

/** Characters of a document that is remembered. */
const LONGEST_DOCUMENT = 20_000;
/** Characters of all that a process remembers; the least used leave first. */
const MOST_CHARACTERS = 10_000_000;

/**
 * Remembers documents by their SHA-256, as Apollo's automatic persisted queries do: a client sends the
 * hash alone, and the document with it once it is told that the hash is unknown. Each process has a
 * memory of its own, which a restart empties: the client sends the document again. The hash names the
 * text itself, so that nobody can put another's in its place. Not by `@graphql-yoga/plugin-apq`, whose
 * memory is bounded by a number of documents of any length.
 */
export function useRememberedDocuments(): Plugin {
  const documents = new LRUCache<string, string>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (text) => text.length,
  });
  return {
    onParams({ params, setParams }) {
      const hash = hashIn(params.extensions);
      if (hash === null) return;
      const { query } = params;
      if (!query) {
        const known = documents.get(hash);
        if (known === undefined) throw notFound();
        return setParams({ ...params, query: known });
      }
      if (createHash("sha256").update(query).digest("hex") !== hash) throw mismatch();
      if (query.length <= LONGEST_DOCUMENT) documents.set(hash, query);
    },
  };
}

/** The protocol: https://www.apollographql.com/docs/apollo-server/performance/apq */
function hashIn(extensions: unknown): string | null {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: unknown };
  const { version, sha256Hash } = (persistedQuery ?? {}) as Record<string, unknown>;
  return version === 1 && typeof sha256Hash === "string" ? sha256Hash : null;
}

/** 200, so that clients send the document in place of reporting the refusal. */
const notFound = () =>
  new GraphQLError("PersistedQueryNotFound", {
    extensions: { code: "PERSISTED_QUERY_NOT_FOUND", http: { status: 200 } },
  });

const mismatch = () =>
  new GraphQLError("The document has another SHA-256", {
    extensions: { code: "PERSISTED_QUERY_HASH_MISMATCH", http: { status: 400 } },
  });
