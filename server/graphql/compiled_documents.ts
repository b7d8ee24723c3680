import {
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  type GraphQLSchema,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import type { Plugin } from "graphql-yoga";

/** The operations of each schema's documents that were executed, by name; null: the only one. */
const compiled = new WeakMap<
  GraphQLSchema,
  WeakMap<DocumentNode, Map<string | null, CompiledQuery>>
>();

/**
 * Returns what executes an operation of a valid document, compiled at its first use (decision 004).
 * `query` executes a query, a mutation, or one event of a subscription.
 */
export function compiledOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): CompiledQuery {
  let documents = compiled.get(schema);
  if (!documents) compiled.set(schema, documents = new WeakMap());
  let operations = documents.get(document);
  if (!operations) documents.set(document, operations = new Map());
  let operation = operations.get(operationName);
  if (!operation) {
    const result = compileQuery(schema, document, operationName ?? undefined);
    // What a client calls an operation that there is not must not be remembered.
    if (!isCompiledQuery(result)) {
      return { query: () => Promise.resolve(result), stringify: JSON.stringify };
    }
    operations.set(operationName, operation = result);
  }
  return operation;
}

/** Executes operations by their compiled form. */
export function useCompiledDocuments(): Plugin {
  const execute = ({ schema, document, operationName, ...args }: ExecutionArgs) =>
    compiledOperation(schema, document, operationName ?? null)
      .query(args.rootValue, args.contextValue, args.variableValues);
  return {
    onExecute: ({ setExecuteFn }) => setExecuteFn(execute),
  };
}

/** Returns the kind of the operation that is asked for; null: there is none of that name. */
export const kindOf = (document: DocumentNode, operationName?: string | null) =>
  getOperationAST(document, operationName)?.operation ?? null;
