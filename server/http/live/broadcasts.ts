import { Repeater } from "@repeaterjs/repeater";
import {
  type DocumentNode,
  type ExecutionResult,
  getOperationAST,
  type GraphQLSchema,
} from "graphql";

/** What executing a subscription comes to: a result alone is a refusal. */
export type Results = AsyncIterable<ExecutionResult> | ExecutionResult;

/** One of those who asked the same; `tell` gets each answer as JSON. */
type Subscriber = {
  readonly tell: (json: string) => void;
  readonly stop: (error?: unknown) => void;
};

export type Broadcasts = {
  /**
   * Joins whoever follows `key` already, or is the first and begins. What comes back yields nothing:
   * it ends with the subscription, and returning from it leaves.
   */
  readonly follow: (
    key: string,
    begin: () => Promise<Results>,
    tell: Subscriber["tell"],
  ) => AsyncIterable<never>;
};

/**
 * Whether a subscription's answers are the same whoever asks: its one field says so. They are made
 * for a guest, so that nobody is told what only another may know.
 */
export function isSameForAll(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string | null,
): boolean {
  const operation = getOperationAST(document, operationName);
  const [field] = operation?.selectionSet.selections ?? [];
  if (operation?.operation !== "subscription" || field?.kind !== "Field") return false;
  const declared = schema.getSubscriptionType()?.getFields()[field.name.value];
  return declared?.extensions["isAlikeForAll"] === true;
}

/** Subscriptions of sockets: executed, and their answers serialised, once for all who follow them. */
export function broadcasts(): Broadcasts {
  const audiences = new Map<string, ReturnType<typeof gather>>();

  function gather(key: string, begin: () => Promise<Results>) {
    const followers = new Set<Subscriber>();
    const over = Promise.withResolvers<void>();
    const audience = { followers, disband };

    function disband(error?: unknown) {
      if (audiences.get(key) === audience) audiences.delete(key);
      over.resolve();
      for (const { stop } of followers) stop(error);
    }
    function tell(answer: ExecutionResult) {
      const json = JSON.stringify(answer);
      for (const follower of followers) follower.tell(json);
    }
    async function run() {
      const answers = await begin();
      if (!(Symbol.asyncIterator in answers)) return tell(answers); // refused
      const source = answers[Symbol.asyncIterator]();
      void over.promise.then(() => source.return?.());
      for (let next; !(next = await source.next()).done;) tell(next.value);
    }
    run().then(() => disband(), disband);
    return audience;
  }

  return {
    follow: (key, begin, tell) =>
      new Repeater<never>(async (_push, stop) => {
        const audience = audiences.get(key) ?? gather(key, begin);
        audiences.set(key, audience);
        const follower = { tell, stop };
        audience.followers.add(follower);
        await stop;
        audience.followers.delete(follower);
        if (audience.followers.size === 0) audience.disband();
      }),
  };
}
