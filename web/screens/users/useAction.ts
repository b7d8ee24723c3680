import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { useErrorNotice } from "../../shared/outcome_notices.ts";

type Verdict = { readonly message?: string };

/** Does something to an account: `onDone` once it is done; a refusal is kept, to be shown in place. */
export function useAction<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  onDone: (answer: Mutation["response"]) => void,
) {
  const showError = useErrorNotice();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [commit, isBusy] = useMutation<Mutation>(mutation);
  const act = (input: Mutation["variables"]["input"]) => {
    setRefusal(null);
    commit({
      variables: { input },
      onCompleted(answer) {
        const [verdict] = Object.values(answer as Record<string, Verdict>);
        if (verdict?.message) return setRefusal(verdict.message);
        onDone(answer);
      },
      onError: showError,
    });
  };
  return { act, isBusy, refusal };
}

/** All that this screen shows of a person: who changes one asks for it. */
graphql`
  fragment useAction_user on User {
    id
    role
    blockedAt
    ...UserList_user
    ...PersonSheet_user
  }
`;
