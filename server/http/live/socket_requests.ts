import type { Buffer } from "node:buffer";
import {
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
} from "graphql";
import type { SubscribePayload } from "graphql-ws";
import type { Context } from "../../core/context.ts";
import type { Recall } from "../../core/users/account/find_person.ts";
import type { Viewer } from "../../core/users/viewer.ts";
import { type AllowedOperations, requestedOperation } from "../../graphql/persisted_operations.ts";
import { yoga } from "../../graphql/yoga.ts";
import type { FairShare } from "../fair_share.ts";
import { audienceOf, broadcasts, type Results } from "./broadcasts.ts";

/** The client at a socket; its upgrade's headers identify the viewer, anew at each event. */
export type SocketClient = {
  readonly address: string;
  readonly headers: Headers;
  /** Sends a message, which is a frame. */
  readonly send: (frame: Buffer) => void;
};

type Operation = {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variableValues?: { readonly [name: string]: unknown } | null | undefined;
};

/** How graphql-ws runs an operation; it passes this through as `rootValue`. */
export type Root = {
  readonly execute: (args: ExecutionArgs) => unknown;
  readonly subscribe: (args: ExecutionArgs) => unknown;
};

/** As whom what is the same for everybody is executed. */
const guest = { headers: new Headers(), address: "" };

/**
 * Names a person in a session of theirs, or in another's name; null: nobody, or a key, whose uses are
 * counted. The same credentials name another one once an admin acts in somebody's name.
 */
function sessionOf(viewer: Viewer, headers: Headers): readonly unknown[] | null {
  if (!("userId" in viewer) || viewer.apiKey) return null;
  const credentials = [headers.get("authorization"), headers.get("cookie")];
  return [viewer.userId, viewer.impersonation?.id, ...credentials];
}

/** Turns a client's message into the arguments of its execution, or into its errors. */
export function socketRequests(
  contextFor: (headers: Headers, address: string, recall?: Recall) => Promise<Context>,
  allowedFor: (headers: Headers) => AllowedOperations,
  shareFor: (headers: Headers, address: string) => FairShare,
) {
  const { subscribe: follow } = broadcasts();

  function envelopedFor(headers: Headers, address: string, params: object) {
    return yoga.getEnveloped({
      freshContext: (recall?: Recall) => contextFor(headers, address, recall),
      allowedOperations: allowedFor(headers),
      share: shareFor(headers, address),
      params,
    });
  }

  async function subscribeOnce(
    operation: Operation,
    { headers, address }: Pick<SocketClient, "headers" | "address">,
  ): Promise<Results> {
    const { subscribe, contextFactory } = envelopedFor(headers, address, {});
    return await subscribe({ ...operation, contextValue: await contextFactory() }) as Results;
  }

  return async (
    { headers, address, send }: SocketClient,
    id: string,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> => {
    const { schema, execute, subscribe, contextFactory, parse, validate } = envelopedFor(
      headers,
      address,
      payload,
    );
    try {
      const persisted = requestedOperation(allowedFor(headers), payload.extensions?.["documentId"]);
      const document: DocumentNode = persisted?.document ?? parse(payload.query);
      const errors = persisted ? [] : validate(schema, document);
      if (errors.length > 0) return errors;
      const { operationName, variables: variableValues } = payload;
      if (!getOperationAST(document, operationName)) {
        return [new GraphQLError("Unable to identify operation")]; // graphql-ws would not complete it
      }
      const request: Operation = { schema, document, operationName, variableValues };
      const audience = audienceOf(schema, document, payload);
      const isForAll = audience === "EVERYONE";
      const contextValue = isForAll ? null : await contextFactory() as unknown as Context;
      const session = audience === "SESSION" ? sessionOf(contextValue!.viewer, headers) : null;
      if (!isForAll && !session) {
        const root: Root = { execute, subscribe };
        return { ...request, contextValue, rootValue: root };
      }
      const text = persisted?.text ?? payload.query;
      const key = JSON.stringify([session, text, operationName, variableValues]);
      const who = isForAll ? guest : { headers, address };
      const root: Root = {
        execute,
        subscribe: () => follow(key, () => subscribeOnce(request, who), { id, send }),
      };
      return { ...request, rootValue: root };
    } catch (error) {
      if (error instanceof GraphQLError) return [error]; // the operation is wrong, not the socket
      throw error;
    }
  };
}
