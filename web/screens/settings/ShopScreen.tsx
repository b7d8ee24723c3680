import { Suspense, useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { ShopScreenQuery } from "../../__generated__/ShopScreenQuery.graphql.ts";
import type { ShopScreenSubscription } from "../../__generated__/ShopScreenSubscription.graphql.ts";
import { prefetch } from "../../relay/environment.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { SettingsTabs } from "../../shared/SettingsTabs.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { ApiCard } from "./ApiCard.tsx";
import styles from "./Shop.module.css";
import { TagCard } from "./TagCard.tsx";
import { type Shop, shops } from "./shops.tsx";

/** `/app/settings/amazon` */
export const AmazonScreen = () => <ShopScreen shop={shops.amazon} />;

/** `/app/settings/shopee` */
export const ShopeeScreen = () => <ShopScreen shop={shops.shopee} />;

/** `/app/settings/mercadolivre` */
export const MercadoLivreScreen = () => <ShopScreen shop={shops.mercadoLivre} />;

/** `/app/settings/outras-lojas` */
export const OtherShopsScreen = () => <ShopScreen shop={shops.others} />;

/** Step by step: the affiliate tag, then the shop's API. */
const ShopScreen = ({ shop }: { shop: Shop }) => (
  <>
    <ScreenTitle title={shop.title} note={shop.note} />
    <SettingsTabs />
    <div className={styles.narrow}>
      <Suspense fallback={<Loading shop={shop} />}>
        <ShopContent key={shop.path} shop={shop} />
      </Suspense>
      {shop.aside}
    </div>
  </>
);

/** Shown while both steps load. */
const Loading = ({ shop }: { shop: Shop }) => (
  <>
    <Section title={shop.tagTitle}>
      <div className={styles.stack}>
        <Skeleton height={42} />
        {shop.tags.map(({ name }) => <Skeleton key={name} variant="rounded" height={56} />)}
        <Skeleton variant="rounded" height={44} />
      </div>
    </Section>
    <Section title={shop.api.title}>
      <div className={styles.stack}>
        <Skeleton height={84} />
        <Skeleton variant="rounded" height={56} />
      </div>
    </Section>
  </>
);

const query = graphql`
  query ShopScreenQuery {
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

/** The person's tag, and their connection to the shop's API, live. */
function ShopContent({ shop }: { shop: Shop }) {
  const { viewer } = useScreenQuery<ShopScreenQuery>(query, {});
  useConnectionChanges(refresh);
  if (!viewer) return <RedirectToSignIn />;
  const connection = viewer.shopConnections.find((connection) =>
    connection.shop === shop.api.shop && connection.status !== "DISCONNECTED"
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

/** Subscribes to changes of connections; `refresh` (stable) loads new ones. */
function useConnectionChanges(refresh: () => void) {
  useSubscription<ShopScreenSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription ShopScreenSubscription {
        shopConnectionChanged {
          shopConnection {
            ...ConnectionCard_full
          }
        }
      }
    `,
    variables: {},
    onNext: refresh,
    onError: () => {}, // the socket reconnects; without it the screen still works
  }), [refresh]));
  useRefetchMissed(refresh);
}
