import { commitMutation } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from "relay-runtime";
import { environment } from "./environment.ts";

/** Commits a mutation outside of components; resolves to its response. @throws RequestFailure */
export const commit = <Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: Mutation["variables"],
  updater?: SelectorStoreUpdater<Mutation["response"]>,
) =>
  new Promise<Mutation["response"]>((resolve, reject) =>
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      ...updater && { updater },
      onCompleted: resolve,
      onError: reject,
    })
  );
