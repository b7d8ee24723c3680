import { Suspense } from "react";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { SettingsTabs } from "../../shared/SettingsTabs.tsx";
import styles from "./Shop.module.css";
import { ShopGround } from "./ShopGround.tsx";
import { type Shop, shops } from "./shops.tsx";

/** `/app/settings/amazon` */
export const AmazonScreen = () => <ShopScreen shop={shops.amazon} />;

/** `/app/settings/shopee` */
export const ShopeeScreen = () => <ShopScreen shop={shops.shopee} />;

/** `/app/settings/mercadolivre` */
export const MercadoLivreScreen = () => <ShopScreen shop={shops.mercadoLivre} />;

/** `/app/settings/outras-lojas` */
export const OtherShopsScreen = () => <ShopScreen shop={shops.others} />;

/** Step by step: the tag that pays, then what the shop itself can tell. */
const ShopScreen = ({ shop }: { shop: Shop }) => (
  <>
    <ScreenTitle title={shop.title} note={shop.note} />
    <SettingsTabs />
    <div className={styles.narrow}>
      <Suspense fallback={<Loading shop={shop} />}>
        <ShopGround key={shop.path} shop={shop} />
      </Suspense>
      {shop.aside}
    </div>
  </>
);

/** The shape of both steps. */
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
