import { useCallback, useEffect, useRef } from "react";
import { graphql } from "react-relay";
import type { NotificationGroundQuery } from "../../__generated__/NotificationGroundQuery.graphql.ts";
import { prefetch } from "../../relay/environment.ts";
import { refetchCount } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { RedirectToSignIn } from "../../shared/RedirectToSignIn.tsx";
import type { Close } from "../../ui/overlays/Overlay.tsx";
import { NotificationList } from "./NotificationList.tsx";

const query = graphql`
  query NotificationGroundQuery($first: Int!) {
    viewer {
      unreadNotifications
      ...NotificationList_viewer @arguments(first: $first)
    }
  }
`;
const PAGE = 20;
const first = { first: PAGE };

/** The list, asked for anew whenever the count of what is unread moves. */
export function NotificationGround({ isAgain, close }: { isAgain: boolean; close: Close }) {
  const { viewer } = useScreenQuery<NotificationGroundQuery>(query, first);
  const length = useRef(0); // so that asking again does not shorten it
  const refresh = useCallback(() => {
    prefetch(query, length.current > PAGE ? { first: refetchCount(length.current) } : first);
  }, []);
  const unread = viewer?.unreadNotifications;
  const known = useRef(isAgain ? -1 : unread);
  useEffect(() => {
    if (known.current !== unread) refresh();
    known.current = unread;
  }, [unread]);
  if (!viewer) return <RedirectToSignIn />;
  return <NotificationList viewer={viewer} length={length} close={close} />;
}
