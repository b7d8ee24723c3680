import { graphql } from "react-relay";

/** All that the list shows of a product, and what it is sought by: who changes one asks for it. */
export const productWhole = graphql`
  fragment productWhole_product on Product {
    id
    version
    title
    tags
    note
    marketplace
    linkState
    nextReadAt
    droppedFrom {
      formatted
    }
    ...ProductRow_product
    ...ProductHead_product
  }
`;
