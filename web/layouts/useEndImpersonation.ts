import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useEndImpersonationMutation } from "../__generated__/useEndImpersonationMutation.graphql.ts";
import { personPath } from "../paths.ts";
import { clearCachedAnswers } from "../pwa/answer_cache.ts";
import { broadcastSignOut } from "../relay/page_person.ts";
import { useErrorNotice } from "../shared/useErrorNotice.ts";

/** Ends what one does in somebody's name, and loads the page anew, as oneself, with that person open. */
export function useEndImpersonation(userId: string) {
  const showError = useErrorNotice();
  const [isLeaving, setIsLeaving] = useState(false);
  const [commit, isEnding] = useMutation<useEndImpersonationMutation>(graphql`
    mutation useEndImpersonationMutation {
      endImpersonation {
        ... on UserError {
          code
        }
      }
    }
  `);
  const leave = async () => {
    setIsLeaving(true);
    broadcastSignOut(); // in no tab is that person there any more
    await clearCachedAnswers();
    location.assign(personPath(userId));
  };
  const end = () =>
    void commit({
      variables: {},
      onCompleted: () => void leave(), // a refusal says that it has ended already
      onError: showError,
    });
  return [end, isEnding || isLeaving] as const;
}
