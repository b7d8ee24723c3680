import { graphql } from "react-relay";

/** All that any screen shows of a session: who changes one asks for it. */
export const sessionWhole = graphql`
  fragment sessionWhole_session on MessengerSession {
    id
    health
    ...AccountLine_session
    ...SessionCard_session
    ...SessionHealth_session
    ...LaneLine_session
    ...TestMessage_session
    ...LaneCard_session
  }
`;
