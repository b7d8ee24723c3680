import { graphql } from "react-relay";

/** All that this screen shows of a person: who changes one asks for it. */
export const personWhole = graphql`
  fragment personWhole_user on User {
    id
    role
    blockedAt
    ...UserRow_user
    ...PersonSheet_user
  }
`;
