import { graphql } from "react-relay";

/**
 * All that any screen shows of a message on its way, and of what moves with it. When it will go is
 * foretold from the whole queue: too much to ask at each event (`isForetold`).
 */
export const dispatchWhole = graphql`
  fragment dispatchWhole_dispatch on Dispatch
  @argumentDefinitions(isForetold: { type: "Boolean", defaultValue: true }) {
    id
    status
    ...DispatchRow_dispatch @arguments(isForetold: $isForetold)
    ...DispatchJournal_dispatch @arguments(isForetold: $isForetold)
    ...Decision_dispatch
    ...Unsent_dispatch
    group {
      id
      lastSentAt
      session {
        id
        ...LaneLine_session
      }
    }
    offer {
      id
      status
      dispatchTally {
        queued
        sending
        sent
        failed
        uncertain
        expired
        canceled
        total
      }
    }
  }
`;
