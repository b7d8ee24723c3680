import { graphql, useFragment } from "react-relay";
import type { usePauseOf_viewer$key } from "../../__generated__/usePauseOf_viewer.graphql.ts";
import type { ResultDispatch } from "./useResults.ts";

/** Whether what these messages wait for is the person, and what to pause: null is everything. */
export function usePauseOf(
  viewer: usePauseOf_viewer$key,
  dispatches: readonly ResultDispatch[],
): { isPaused: boolean; sessionId: string | null } {
  const { botSettings, messengerSessions } = useFragment(
    graphql`
      fragment usePauseOf_viewer on User {
        ...PauseButton_viewer
        botSettings {
          pausedAt
        }
        messengerSessions {
          id
          lane {
            pausedAt
          }
        }
      }
    `,
    viewer,
  );
  if (botSettings.pausedAt) return { isPaused: true, sessionId: null };
  const sending = new Set(
    dispatches.filter(({ status }) => status === "QUEUED" || status === "SENDING")
      .map(({ group }) => group.session.id),
  );
  const paused = messengerSessions.find(({ id, lane }) => sending.has(id) && lane.pausedAt);
  const [only] = sending.size === 1 ? sending : [];
  return { isPaused: paused !== undefined, sessionId: paused?.id ?? only ?? null };
}
