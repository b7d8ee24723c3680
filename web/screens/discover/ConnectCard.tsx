import { Fragment } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { marketplaces } from "../../shared/marketplaces.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Discover.module.css";
import type { ConnectableShop } from "./useShopPages.ts";

const settingsOf = (shop: ConnectableShop) => marketplaces[shop].settings ?? paths.shopeeSettings;

/** What each shop brings once it is connected. */
const gains: Readonly<Record<string, string>> = {
  SHOPEE: "a comissão, a nota e as vendas de cada produto",
  AMAZON: "o preço e a nota do que você buscar",
  MERCADO_LIVRE: "o que mais se procura na semana",
  ALIEXPRESS: "os mais vendidos, com comissão",
};

/** Shown while no shop is connected: what it takes, and the shops to choose from. */
export function ConnectCard({ shops }: { shops: readonly ConnectableShop[] }) {
  const [first, ...others] = shops.toSorted((one, other) => rank(one) - rank(other));
  if (!first) return null;
  return (
    <Section title="Conecte uma loja em dois minutos">
      <p>
        Cole as chaves do seu painel de afiliado e veja aqui{" "}
        {gains[first]}. Cada oferta já sai com o seu link.
      </p>
      <div className={styles.connect}>
        <Button variant="contained" component={Link} to={settingsOf(first)}>
          {`Conectar ${marketplaces[first].name}`}
        </Button>
        {others.length > 0 && (
          <p className="small">
            Ou <ShopLinks shops={others} />.
          </p>
        )}
      </div>
    </Section>
  );
}

/** One quiet line with the shops that could be connected too. */
export const ConnectMore = ({ shops }: { shops: readonly ConnectableShop[] }) => (
  <p className="small">
    Quer mais opções? Conecte também <ShopLinks shops={shops} />.
  </p>
);

const ShopLinks = ({ shops }: { shops: readonly ConnectableShop[] }) =>
  shops.map((shop, nth) => (
    <Fragment key={shop}>
      {nth > 0 && (nth === shops.length - 1 ? " ou " : ", ")}
      <Link to={settingsOf(shop)}>{marketplaces[shop].name}</Link>
    </Fragment>
  ));

/** Shopee first: it gives the most. */
const rank = (shop: ConnectableShop) => Object.keys(gains).indexOf(shop);
