import type { DocumentNode, ExecutionResult } from "graphql";
import type { Context } from "../core/context.ts";
import { may, type Permission } from "../core/permissions.ts";
import type { Viewer } from "../core/users/viewer.ts";
import type { FairShare } from "../http/fair_share.ts";
import { compiledOperation, kindOf } from "./compiled_documents.ts";
import { costForKey } from "./fair_execution.ts";
import { type CostedOperation, isAffordable } from "./operation_cost.ts";
import { permissionsOf } from "./granted_permissions.ts";
import { grantedSchema, schema } from "./schema.ts";
import { isStorable } from "./storable_text.ts";

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
 * Whether the viewer has all permissions of members that a valid document demands, and it costs no more
 * than any may: the schema without them (`grantedSchema`) executes it alike.
 */
export const isGranted = (viewer: Viewer, operation: CostedOperation): boolean =>
  requiredPermissions(operation.document).every((permission) => may(viewer, permission)) &&
  isAffordable(operation);

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
  const operation = { schema, document, operationName, variableValues: variables };
  if (!isGranted(viewer, operation)) return null;
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
