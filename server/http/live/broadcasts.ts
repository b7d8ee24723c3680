import type { Buffer } from "node:buffer";
import { Repeater } from "@repeaterjs/repeater";
import {
  type DocumentNode,
  type ExecutionResult,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  type GraphQLSchema,
} from "graphql";
import type { Audience } from "../../graphql/own_changes.ts";
import { textFrame } from "./text_frame.ts";

/** The results of a subscription; a single result is a refusal. */
export type Results = AsyncIterable<ExecutionResult> | ExecutionResult;

/** One of several clients with the same subscription. */
type Client = {
  /** The id by which it subscribed. */
  readonly id: string;
  /** Gets each message to the client as a frame, which is that of every client with this id. */
  readonly send: (frame: Buffer) => void;
};
type Subscriber = Client & { readonly stop: (error?: unknown) => void };

type Broadcasts = {
  /**
   * Joins the subscription of `key`, or begins it. The iterable yields nothing: it ends with the
   * subscription, and returning from it leaves.
   */
  readonly subscribe: (
    key: string,
    begin: () => Promise<Results>,
    client: Client,
  ) => AsyncIterable<never>;
};

/**
 * Returns for whom the results of a subscription are the same: its one field declares it. Null: for
 * one socket alone, as for one that resumes where it was (`graphql/resumable.ts`).
 */
export function audienceOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operationName, variables }: {
    readonly operationName?: string | null | undefined;
    readonly variables?: { readonly [name: string]: unknown } | null | undefined;
  },
): Audience | null {
  const operation = getOperationAST(document, operationName);
  const [field] = operation?.selectionSet.selections ?? [];
  if (operation?.operation !== "subscription" || field?.kind !== "Field") return null;
  const declared = schema.getSubscriptionType()?.getFields()[field.name.value];
  const { coerced } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    variables ?? {},
  );
  if (!declared || !coerced) return null; // executing it says why
  const given = Object.values(getArgumentValues(declared, field, coerced));
  const resumes = given.some((value) => value !== null);
  return resumes ? null : declared.extensions["audience"] as Audience | undefined ?? null;
}

/** Subscriptions of sockets, executed and serialised once for all their subscribers. */
export function broadcasts(): Broadcasts {
  const running = new Map<string, ReturnType<typeof start>>();

  function start(key: string, begin: () => Promise<Results>) {
    const subscribers = new Set<Subscriber>();
    const over = Promise.withResolvers<void>();
    const broadcast = { subscribers, end };

    function end(error?: unknown) {
      if (running.get(key) === broadcast) running.delete(key);
      over.resolve();
      for (const { stop } of subscribers) stop(error);
    }
    function send(result: ExecutionResult) {
      const json = JSON.stringify(result);
      const frames = new Map<string, Buffer>(); // browsers count their ids alike
      for (const { id, send } of subscribers) {
        let frame = frames.get(id);
        if (!frame) {
          frame = textFrame(`{"id":${JSON.stringify(id)},"type":"next","payload":${json}}`);
          frames.set(id, frame);
        }
        send(frame);
      }
    }
    async function run() {
      const results = await begin();
      if (!(Symbol.asyncIterator in results)) return send(results); // refused
      const source = results[Symbol.asyncIterator]();
      void over.promise.then(() => source.return?.());
      for (let next; !(next = await source.next()).done;) send(next.value);
    }
    run().then(() => end(), end);
    return broadcast;
  }

  return {
    subscribe: (key, begin, client) =>
      new Repeater<never>(async (_push, stop) => {
        const broadcast = running.get(key) ?? start(key, begin);
        running.set(key, broadcast);
        const subscriber = { ...client, stop };
        broadcast.subscribers.add(subscriber);
        await stop;
        broadcast.subscribers.delete(subscriber);
        if (broadcast.subscribers.size === 0) broadcast.end();
      }),
  };
}
