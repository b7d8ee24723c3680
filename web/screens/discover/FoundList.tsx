import { type ReactNode, Suspense } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { paths } from "../../paths.ts";
import { parseDiscoverParams } from "./discover_params.ts";
import { useSearchText } from "../../shared/search.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { LoadMoreButton, useFocusFirstNew } from "../../ui/lists/LoadMoreButton.tsx";
import { useSelection } from "../../ui/lists/selection.tsx";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { ConnectCard, ConnectMore } from "./ConnectCard.tsx";
import styles from "./Discover.module.css";
import { DiscoverFilters, OrderSelect } from "./DiscoverFilters.tsx";
import { FoundCard, FoundSkeleton } from "./FoundCard.tsx";
import { FoundRow } from "./FoundRow.tsx";
import { NothingFound } from "./NothingFound.tsx";
import {
  type FoundProduct,
  hasWords,
  isShown,
  sortProducts,
  uniqueProducts,
} from "./found_product.ts";
import { ShopNotes } from "./ShopNotes.tsx";
import { useMakeOffers } from "./useMakeOffers.ts";
import { type ConnectableShop, type ShopPages, useSettled, useShopPages } from "./useShopPages.ts";

/** Milliseconds without a change before the shops are searched for typed words. */
const SETTLE_MS = 500;

const PickedBar = lazyOnIdle(async () => (await import("./PickedBar.tsx")).PickedBar);

/** The vendor's order of each of ours; our own order holds within what was loaded. */
const sorts = {
  comissao: "COMMISSION",
  desconto: "RELEVANCE",
  vendas: "SALES",
  preco: "RELEVANCE",
} as const;

/** The found products that the filters show, in one list; several are picked for a batch. */
export function FoundList(props: {
  /** The catalogue's products whose price dropped. */
  drops: readonly FoundProduct[];
  connected: readonly ConnectableShop[];
  /** The shops that are not connected, but could be. */
  connectable: readonly ConnectableShop[];
  /** What is left of the shops' quotas, where it is little. */
  quotas: ReactNode;
}) {
  const { drops, connected } = props;
  const [params] = useSearchParams();
  const filter = parseDiscoverParams(params);
  const { marketplace, category } = filter;
  const order = filter.order ?? (connected.length > 0 ? "comissao" : "desconto");
  const search = useSettled(filter.search, SETTLE_MS);
  // Amazon has no suggestions: it is searched by words alone.
  const shops = connected.filter((shop) =>
    !filter.isOwn && (!marketplace || marketplace === shop) && (shop !== "AMAZON" || search)
  );
  const { pages, retry, showMore } = useShopPages(shops, {
    words: search,
    sort: sorts[order],
    category: marketplace ? category : null,
  });
  const all = uniqueProducts([...pages.flatMap(({ products }) => products), ...drops]);
  const shown = sortProducts(all.filter((product) => isShown(product, filter)), order);
  const selection = useSelection();
  const picked = all.filter(({ url }) => selection.picked.has(url));
  const { makeOne, makeAll, busyUrl } = useMakeOffers(selection.clear);
  const { list, willGrow } = useFocusFirstNew(shown.length);
  const isLoading = search !== filter.search || pages.some(({ isLoading }) => isLoading);
  const hasMore = pages.some(({ next }) => next !== null);
  const [words, setWords] = useSearchText();
  if (connected.length === 0 && drops.length === 0) {
    return (
      <>
        <ConnectCard shops={props.connectable} />
        <EmptyState
          action={
            <Button variant="outlined" component={Link} to={paths.products}>
              Ver seus produtos
            </Button>
          }
        >
          Nenhum produto do seu catálogo baixou de preço agora. Quando baixar, ele aparece aqui.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <SearchField
        label={connected.length > 0 ? "Buscar nas lojas" : "Buscar no seu catálogo"}
        value={words}
        onChange={setWords}
      />
      <DiscoverFilters products={all} connected={connected} hasDrops={drops.length > 0} />
      {connected.length === 0 && <ConnectCard shops={props.connectable} />}
      <ShopNotes pages={pages} retry={retry} />
      {props.quotas}
      <div className={styles.head}>
        <p className="tnum" aria-live="polite">
          {shown.length === 0 && isLoading
            ? "Buscando nas lojas…"
            : <b>{countLabel(shown.length, "produto", "produtos")}</b>}
          {shown.length > 0 && <SeenAt pages={pages} />}
        </p>
        {shown.length > 0 && <OrderSelect order={order} />}
      </div>
      {shown.length > 0 && (
        <FoundCard>
          <ul ref={list} className={styles.list} aria-busy={isLoading}>
            {shown.map((product) => (
              <FoundRow
                key={product.url}
                product={product}
                isPicked={selection.picked.has(product.url)}
                onToggle={() => selection.toggle(product.url)}
                isBusy={busyUrl === product.url}
                onMake={() => makeOne(product)}
              />
            ))}
          </ul>
        </FoundCard>
      )}
      {isLoading && <FoundSkeleton rows={shown.length > 0 ? 1 : 4} />}
      {shown.length === 0 && !isLoading && (
        <NothingFound
          total={all.filter((product) => hasWords(product, filter)).length}
          search={search}
          isSearched={shops.length > 0}
        />
      )}
      {connected.includes("AMAZON") && !search && (
        <p className="small">
          A Amazon mostra produtos a partir de uma busca: escreva o que procura.
        </p>
      )}
      {hasMore && (
        <LoadMoreButton
          isBusy={isLoading}
          onClick={() => {
            willGrow();
            showMore();
          }}
        />
      )}
      {connected.length > 0 && props.connectable.length > 0 && (
        <ConnectMore shops={props.connectable} />
      )}
      {picked.length > 0 && (
        <Suspense>
          <PickedBar
            products={picked}
            isBusy={busyUrl === ""}
            onClear={selection.clear}
            onMake={() => makeAll(picked)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The age of the oldest response among those shown. */
function SeenAt({ pages }: { pages: readonly ShopPages[] }) {
  const now = useNow();
  const oldest = pages.flatMap(({ seenAt }) => seenAt ?? []).toSorted()[0];
  return oldest && <span className="small">{` · vistos ${ageLabel(oldest, now)}`}</span>;
}
