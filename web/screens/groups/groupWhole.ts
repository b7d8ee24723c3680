import { graphql } from "react-relay";

/** All that this screen shows of a group: who changes one asks for it. */
export const groupWhole = graphql`
  fragment groupWhole_group on Group {
    id
    title
    tags
    leftAt
    syncedAt
    ...GroupRow_group
    ...GroupSheet_group
  }
`;
