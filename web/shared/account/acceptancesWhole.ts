import { graphql } from "react-relay";

/**
 * What somebody accepted. Entries have no id: the store knows each by its place in the list, so that
 * every answer with the list must bring all of every entry. Spread where a part of it is read.
 */
export const acceptancesWhole = graphql`
  fragment acceptancesWhole_user on User {
    acceptances {
      document
      version
      acceptedAt
    }
  }
`;
