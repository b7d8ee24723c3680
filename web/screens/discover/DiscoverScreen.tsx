import { Suspense, useMemo } from "react";
import { graphql } from "react-relay";
import type {
  DiscoverScreenQuery,
  DiscoverScreenQuery$data,
} from "../../__generated__/DiscoverScreenQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import styles from "./Discover.module.css";
import { FoundSkeleton } from "./FoundCard.tsx";
import { FoundList } from "./FoundList.tsx";
import type { FoundProduct } from "./found_product.ts";
import { QuotaNotes } from "./ShopNotes.tsx";

/** `/app/descobrir`: products worth posting, from the connected shops and one's own catalogue. */
export const DiscoverScreen = () => (
  <>
    <ScreenTitle
      title="Ache o que vale postar"
      note="O desconto é conferido com os preços que nós vimos, não com o “de” da loja."
    />
    <div className={styles.content}>
      <Suspense fallback={<FoundSkeleton hasHead />}>
        <DiscoverContent />
      </Suspense>
    </div>
  </>
);

const query = graphql`
  query DiscoverScreenQuery {
    viewer {
      connectableShops
      shopConnections {
        id
        shop
        status
        quota {
          used
          allowed
          resetsAt
        }
      }
      products(first: 30, hasDropped: true) {
        edges {
          node {
            id
            sourceUrl
            marketplace
            title
            imageUrl
            price {
              cents
              formatted
            }
            oldPrice {
              cents
              formatted
            }
            lastSending {
              at
              groups
            }
            priceProof {
              status
              oldPrice {
                cents
                formatted
              }
              claimed {
                cents
                formatted
              }
              highest {
                cents
                formatted
              }
              lowestInDays
              days
              daysAtPrice
              spanDays
            }
            priceHistory {
              points {
                at
                price {
                  cents
                  formatted
                }
              }
            }
          }
        }
      }
    }
  }
`;

/** The products of the connected shops and the drops of the catalogue, in one list. */
function DiscoverContent() {
  const { viewer } = useScreenQuery<DiscoverScreenQuery>(query, {});
  const drops = useMemo(() => viewer ? dropsOf(viewer) : [], [viewer]);
  if (!viewer) return <RedirectToSignIn />;
  const connections = viewer.shopConnections.filter(({ status }) => status !== "DISCONNECTED");
  const connected = connections.map(({ shop }) => shop);
  return (
    <FoundList
      drops={drops}
      connected={connected}
      connectable={viewer.connectableShops.filter((shop) => !connected.includes(shop))}
      quotas={<QuotaNotes connections={connections} />}
    />
  );
}

type Viewer = NonNullable<DiscoverScreenQuery$data["viewer"]>;

const dropsOf = ({ products }: Viewer): FoundProduct[] =>
  products.edges.flatMap(({ node }) =>
    node
      ? [{
        url: node.sourceUrl,
        marketplace: node.marketplace,
        productId: node.id,
        title: node.title,
        imageUrl: node.imageUrl ?? null,
        price: node.price ?? null,
        oldPrice: node.oldPrice ?? null,
        commission: null,
        commissionPercent: null,
        rating: null,
        sold: null,
        lastSending: node.lastSending ?? null,
        proof: node.priceProof ?? null,
        points: node.priceHistory.points,
      }]
      : []
  );
