import { graphql } from "react-relay";
import type { ShopGroundQuery } from "../../__generated__/ShopGroundQuery.graphql.ts";
import { prefetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { RedirectToSignIn } from "../../shared/RedirectToSignIn.tsx";
import { ApiCard } from "./ApiCard.tsx";
import type { Shop } from "./shops.tsx";
import { TagCard } from "./TagCard.tsx";
import { useConnectionChanges } from "./useConnectionChanges.ts";

const query = graphql`
  query ShopGroundQuery {
    viewer {
      connectableShops
      shopConnections {
        id
        shop
        status
        ...ConnectionCard_connection
      }
      ...TagCard_viewer
    }
  }
`;

const refresh = () => prefetch(query, {});

/** The person's tag, and their connection to the shop's API; live. */
export function ShopGround({ shop }: { shop: Shop }) {
  const { viewer } = useScreenQuery<ShopGroundQuery>(query, {});
  useConnectionChanges(refresh);
  if (!viewer) return <RedirectToSignIn />;
  const connection = viewer.shopConnections.find((one) =>
    one.shop === shop.api.shop && one.status !== "DISCONNECTED"
  );
  return (
    <>
      <TagCard viewer={viewer} shop={shop} />
      <ApiCard
        api={shop.api}
        connection={connection ?? null}
        isPossible={viewer.connectableShops.includes(shop.api.shop)}
        onChanged={refresh}
      />
    </>
  );
}
