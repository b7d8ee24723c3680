import { useEffect } from "react";
import { graphql, useMutation } from "react-relay";
import type { useMarkReadMutation } from "../../__generated__/useMarkReadMutation.graphql.ts";

/** Marks as read what is on the screen: `newest` and all below it; null: nothing is unread. */
export function useMarkRead(newest: string | null) {
  const [commit] = useMutation<useMarkReadMutation>(graphql`
    mutation useMarkReadMutation($upTo: ID!) {
      markNotificationsRead(input: { upTo: $upTo }) {
        ... on User {
          unreadNotifications
        }
        ... on UserError {
          code
        }
      }
    }
  `);
  useEffect(() => {
    if (newest === null) return;
    const mark = () => {
      if (document.visibilityState !== "visible") return; // open, but nobody sees it
      document.removeEventListener("visibilitychange", mark);
      commit({ variables: { upTo: newest }, onError: () => {} }); // unread still: the next time
    };
    document.addEventListener("visibilitychange", mark);
    mark();
    return () => document.removeEventListener("visibilitychange", mark);
  }, [newest]);
}
