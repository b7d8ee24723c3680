import { join } from "node:path";
import { type DocumentNode, type GraphQLSchema, parse, validate } from "graphql";

/** A document that the web app of this release asks by its id: parsed and validated once. */
export type KnownDocument = { readonly text: string; readonly document: DocumentNode };

export type KnownDocuments = {
  /** Null: no document of this release. */
  readonly find: (id: string) => KnownDocument | null;
};

/** Takes what the build wrote: ids to documents. @throws when one is none of this schema. */
export function knownDocuments(
  texts: Readonly<Record<string, string>>,
  schema: GraphQLSchema,
): KnownDocuments {
  const known = new Map<string, KnownDocument>();
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
export function builtDocuments(
  folder: string,
  schema: GraphQLSchema,
  later: string | null,
): KnownDocuments {
  const read = (from: string) =>
    knownDocuments(JSON.parse(Deno.readTextFileSync(join(from, "documents.json"))), schema);
  const built = read(folder);
  return { find: (id) => built.find(id) ?? (later === null ? null : read(later).find(id)) };
}
