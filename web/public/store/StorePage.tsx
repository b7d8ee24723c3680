import { Button } from "../../ui/buttons/Button.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import { publicPaths } from "../../paths.ts";
import type { StoreData } from "../contract.ts";
import { StoreAside, StoreLinks } from "./StoreAside.tsx";
import { StoreFilters } from "./StoreFilters.tsx";
import { InviteDock, NarrowInvites } from "./StoreInvites.tsx";
import styles from "./StorePage.module.css";
import { EndedOffers, StoreShelf } from "./StoreShelf.tsx";

/** A person's store: their offers, groups and links. */
export function StorePage({ siteName, data }: { siteName: string; data: StoreData }) {
  return (
    <>
      <a href="#ofertas" className={styles.skip}>Pular para as ofertas</a>
      {data.bannerUrl && (
        <img className={styles.banner} src={data.bannerUrl} alt="" width="1128" height="282" />
      )}
      <div className={styles.store}>
        <StoreAside data={data} />
        <main id="ofertas" tabIndex={-1} className={styles.main}>
          <StoreFilters data={data} />
          <div className={styles.spread}>
            <h2>{headingOf(data)}</h2>
            {data.cards.length > 1 && <span className="small">mais novas primeiro</span>}
          </div>
          <StoreShelf data={data} />
          {data.next && (
            <Button
              component="a"
              variant="outlined"
              href={data.next}
              className={styles.more}
              rel="next"
            >
              Ver mais ofertas
            </Button>
          )}
          {data.isFirst && <NarrowInvites {...data} />}
          {data.isFirst && <StoreLinks links={data.links} className={styles.narrow!} />}
          {data.ended.length > 0 && <EndedOffers offers={data.ended} />}
          <footer className={styles.foot}>
            <p>O preço que vale é o da loja, na hora da compra.</p>
            {data.programmes.map((sentence) => <p key={sentence}>{sentence}</p>)}
            <p>
              <a href={publicPaths.privacy}>Privacidade</a> ·{" "}
              <a href={`${data.base}/denunciar`} rel="nofollow">Denunciar</a> ·{" "}
              <a href={publicPaths.home}>Feita com {siteName}</a>
            </p>
          </footer>
        </main>
      </div>
      {data.isFirst && <InviteDock {...data} />}
    </>
  );
}

function headingOf({ count, search }: StoreData): string {
  const offers = count === 0
    ? "Nenhuma oferta à venda agora"
    : count >= 1_000
    ? "Mais de mil ofertas à venda"
    : `${countLabel(count, "oferta", "ofertas")} à venda`;
  if (!search) return offers;
  return count === 0 ? `Nada à venda com “${search}”` : `${offers} com “${search}”`;
}
