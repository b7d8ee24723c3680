import type { DocumentNode, ExecutionResult } from "graphql";
import { LRUCache } from "lru-cache";
import type { Plugin } from "graphql-yoga";
import type { Context } from "../core/context.ts";
import { may, type Permission } from "../core/permissions.ts";
import type { FairShare } from "../http/fair_share.ts";
import { compiledOperation, kindOf } from "./compiled_documents.ts";
import { costForKey } from "./fair_execution.ts";
import { permissionsOf } from "./granted_permissions.ts";
import { grantedSchema, schema } from "./schema.ts";
import { isStorable } from "./storable_text.ts";

/** Characters of a document that is remembered. */
const LONGEST_DOCUMENT = 20_000;
/** Characters of all that a process remembers; the least used leave first. */
const MOST_CHARACTERS = 10_000_000;

/** Documents that were parsed and found valid, by their text. */
const validDocuments = new LRUCache<string, DocumentNode>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: (_document, text) => text.length,
});

/** Remembers each document that is valid: the next request with its text takes the short way. */
export function useValidDocuments(): Plugin {
  return {
    onValidate({ context, params: { documentAST } }) {
      const text = (context as { params?: { query?: string } }).params?.query;
      return ({ valid }) => {
        if (valid && text && text.length <= LONGEST_DOCUMENT) validDocuments.set(text, documentAST);
      };
    },
  };
}

/** Returns the document of a text that was found valid before; null: it was not. */
export const validDocument = (text: string): DocumentNode | null =>
  validDocuments.get(text) ?? null;

const permissions = new WeakMap<DocumentNode, readonly Permission[]>();

function requiredPermissions(document: DocumentNode): readonly Permission[] {
  let required = permissions.get(document);
  if (!required) permissions.set(document, required = permissionsOf(schema, document));
  return required;
}

export type KnownQuery = {
  readonly document: DocumentNode;
  /** Null: the only one of the document. */
  readonly operationName: string | null;
  readonly variables: Record<string, unknown>;
};

/** Whether an operation of a valid document takes the short way: queries do, which have no effects. */
export const isKnownQuery = ({ document, operationName, variables }: KnownQuery): boolean =>
  kindOf(document, operationName) === "query" && isStorable(variables);

/**
 * Executes a query whose document is valid, with the rules of the door (`yoga.ts`) and none of its
 * layers. Null: the door must execute it, because a refusal is likely, which is written there.
 */
export async function executeKnownQuery(
  { document, operationName, variables }: KnownQuery,
  ctx: Context,
  share: FairShare,
): Promise<ExecutionResult | null> {
  const { viewer } = ctx;
  if (ctx.maintenance) return null;
  const isGranted = requiredPermissions(document).every((permission) => may(viewer, permission));
  if (!isGranted) return null;
  const operation = { schema, document, operationName, variableValues: variables };
  const cost = costForKey(viewer, operation);
  if (await share.count(viewer, cost?.calls) > 0) return null;
  const { query } = compiledOperation(grantedSchema(), document, operationName);
  const result = await share.run(
    viewer,
    "query",
    async () => await query(undefined, ctx, variables),
  );
  return cost && "data" in result ? { ...result, extensions: { cost } } : result;
}
