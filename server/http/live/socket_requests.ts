import {
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
} from "graphql";
import type { SubscribePayload } from "graphql-ws";
import type { Context } from "../../core/context.ts";
import { type AllowedOperations, requestedOperation } from "../../graphql/persisted_operations.ts";
import { yoga } from "../../graphql/yoga.ts";
import { broadcasts, isSameForAll, type Results } from "./broadcasts.ts";

/** Whoever is at a socket: its upgrade's headers stand for them, asked anew at each event. */
export type SocketClient = {
  readonly headers: Headers;
  readonly send: (message: string) => void;
};

type Operation = {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variableValues?: { readonly [name: string]: unknown } | null | undefined;
};

/** What graphql-ws runs a question by; `root` is ours, handed through as `rootValue`. */
export type Root = {
  readonly execute: (args: ExecutionArgs) => unknown;
  readonly subscribe: (args: ExecutionArgs) => unknown;
};

const NOBODY = new Headers();

/** Makes of a question what is to be executed, or says what is wrong with it. */
export function socketRequests(
  contextFor: (headers: Headers) => Promise<Context>,
  askableBy: (headers: Headers) => AllowedOperations,
) {
  const { follow } = broadcasts();

  function envelopedFor(headers: Headers, params: object) {
    const freshContext = () => contextFor(headers);
    return yoga.getEnveloped({ freshContext, askable: askableBy(headers), params });
  }

  async function subscribeAsGuest(asked: Operation): Promise<Results> {
    const { subscribe, contextFactory } = envelopedFor(NOBODY, {});
    return await subscribe({ ...asked, contextValue: await contextFactory() }) as Results;
  }

  return async (
    { headers, send }: SocketClient,
    id: string,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> => {
    const { schema, execute, subscribe, contextFactory, parse, validate } = envelopedFor(
      headers,
      payload,
    );
    try {
      const known = requestedOperation(askableBy(headers), payload.extensions?.["documentId"]);
      const document: DocumentNode = known?.document ?? parse(payload.query);
      const errors = known ? [] : validate(schema, document);
      if (errors.length > 0) return errors;
      const { operationName, variables: variableValues } = payload;
      if (!getOperationAST(document, operationName)) {
        return [new GraphQLError("Unable to identify operation")]; // graphql-ws would, uncompleted
      }
      const asked: Operation = { schema, document, operationName, variableValues };
      if (!isSameForAll(schema, document, operationName)) {
        const root: Root = { execute, subscribe };
        return { ...asked, contextValue: await contextFactory(), rootValue: root };
      }
      const key = JSON.stringify([known?.text ?? payload.query, operationName, variableValues]);
      const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
      const root: Root = {
        execute,
        subscribe: () =>
          follow(key, () => subscribeAsGuest(asked), (json) => send(`${head}${json}}`)),
      };
      return { ...asked, rootValue: root };
    } catch (error) {
      if (error instanceof GraphQLError) return [error]; // a bad question, not a bad socket
      throw error;
    }
  };
}
