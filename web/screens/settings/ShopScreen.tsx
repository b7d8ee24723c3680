import { type ReactNode, Suspense, useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { ShopScreenQuery } from "../../__generated__/ShopScreenQuery.graphql.ts";
import type { ShopScreenSubscription } from "../../__generated__/ShopScreenSubscription.graphql.ts";
import { refetch } from "../../relay/environment.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { SettingsTabs } from "../../shared/tabs/SettingsTabs.tsx";
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

type Networks = NonNullable<NonNullable<ShopScreenQuery["response"]["viewer"]>["networks"]>;

type Props = {
  shop: Shop;
  /** What comes before the shop's steps; absent: nothing, and nothing is requested for it. */
  before?: ((viewer: Networks) => ReactNode) | undefined;
};

/** Step by step: the affiliate tag, then the shop's API. */
export const ShopScreen = ({ shop, before }: Props) => (
  <>
    <ScreenTitle title={shop.title} note={shop.note} />
    <SettingsTabs />
    <div className={styles.narrow}>
      <Suspense fallback={<Loading shop={shop} />}>
        <ShopContent key={shop.path} shop={shop} before={before} />
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
  query ShopScreenQuery($hasNetworks: Boolean = false) {
    viewer {
      ...Networks_viewer @include(if: $hasNetworks) @alias(as: "networks")
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

const refresh = {
  plain: () => refetch(query, {}),
  withNetworks: () => refetch(query, { hasNetworks: true }),
};

/** The person's tag, and their connection to the shop's API, live. */
function ShopContent({ shop, before }: Props) {
  const hasNetworks = before !== undefined;
  const { viewer } = useScreenQuery<ShopScreenQuery>(query, hasNetworks ? { hasNetworks } : {});
  const onChanged = hasNetworks ? refresh.withNetworks : refresh.plain;
  useConnectionChanges(onChanged);
  if (!viewer) return <RedirectToSignIn />;
  const connection = viewer.shopConnections.find((connection) =>
    connection.shop === shop.api.shop && connection.status !== "DISCONNECTED"
  );
  return (
    <>
      {viewer.networks && before?.(viewer.networks)}
      <TagCard viewer={viewer} shop={shop} />
      <ApiCard
        api={shop.api}
        connection={connection ?? null}
        isPossible={viewer.connectableShops.includes(shop.api.shop)}
        onChanged={onChanged}
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
