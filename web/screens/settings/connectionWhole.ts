import { graphql } from "react-relay";

/** All that any screen shows of a connection: who changes one asks for it. */
export const connectionWhole = graphql`
  fragment connectionWhole_connection on ShopConnection {
    id
    shop
    status
    ...ConnectionCard_connection
  }
`;
