import { graphql } from "react-relay";

/** All that any screen shows of a template, for whatever brings a new or changed one. */
export const templateWhole = graphql`
  fragment templateWhole_template on Template {
    id
    version
    name
    marketplace
    season {
      name
      firstDay
      lastDay
    }
    variants {
      slot
      body
      weight
      sent
    }
    active
  }
`;
