import { type ReactNode, Suspense } from "react";
import { graphql } from "react-relay";
import type { TagsScreenQuery } from "../../__generated__/TagsScreenQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { ToSignIn } from "../../shared/ToSignIn.tsx";
import { ScreenTitle } from "../../ui/Screen.tsx";
import { Section } from "../../ui/Section.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { type Shop, shops } from "./shops.tsx";
import { SettingsTabs } from "./SettingsTabs.tsx";
import { TagsForm } from "./TagsForm.tsx";
import styles from "./TagsScreen.module.css";

/** `/app/settings/amazon` */
export const AmazonScreen = () => <TagsScreen shop={shops.amazon} />;

/** `/app/settings/shopee` */
export const ShopeeScreen = () => <TagsScreen shop={shops.shopee} />;

/** `/app/settings/mercadolivre` */
export const MercadoLivreScreen = () => <TagsScreen shop={shops.mercadoLivre} />;

function TagsScreen({ shop }: { shop: Shop }) {
  return (
    <Frame shop={shop}>
      <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
        <Tags key={shop.path} shop={shop} />
      </Suspense>
    </Frame>
  );
}

function Frame({ shop, children }: { shop: Shop; children: ReactNode }) {
  return (
    <>
      <ScreenTitle title={shop.title} note={shop.note} />
      <SettingsTabs />
      <div className={styles.narrow}>
        <Section label="Seus dados de afiliado">{children}</Section>
        {shop.aside}
      </div>
    </>
  );
}

function Tags({ shop }: { shop: Shop }) {
  const { viewer } = useScreenQuery<TagsScreenQuery>(
    graphql`
      query TagsScreenQuery {
        viewer {
          ...TagsForm_viewer
        }
      }
    `,
    {},
  );
  return viewer ? <TagsForm viewer={viewer} shop={shop} /> : <ToSignIn />;
}
