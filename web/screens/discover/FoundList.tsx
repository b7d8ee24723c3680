import { ArrowDownWideNarrow } from "lucide-react";
import { type ReactNode, Suspense, useMemo } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { paths } from "../../paths.ts";
import { type DiscoverOrder, parseDiscoverParams } from "./discover_params.ts";
import { useSetParam } from "../../shared/lists.ts";
import { useSearchText } from "../../shared/search.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { LoadMoreButton, useFocusFirstNew } from "../../ui/lists/LoadMoreButton.tsx";
import { useSelection } from "../../ui/lists/selection.tsx";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { ConnectCard, ConnectMore } from "./ConnectCard.tsx";
import styles from "./Discover.module.css";
import { DiscoverFilters, FILTER_PARAMS } from "./DiscoverFilters.tsx";
import { FoundRow } from "./FoundRow.tsx";
import { type FoundProduct, isShown, sortProducts, uniqueProducts } from "./found_product.ts";
import { ShopNotes } from "./ShopNotes.tsx";
import { useMakeOffers } from "./useMakeOffers.ts";
import { type ConnectableShop, type ShopPages, useShopPages } from "./useShopPages.ts";

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
}) {
  const { drops, connected } = props;
  const [params] = useSearchParams();
  const filter = parseDiscoverParams(params);
  const { search, marketplace, category, order } = filter;
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
  const shown = useMemo(
    () => sortProducts(all.filter((product) => isShown(product, filter)), order),
    [pages, drops, params],
  );
  const selection = useSelection();
  const picked = all.filter(({ url }) => selection.picked.has(url));
  const { makeOne, makeAll, busyUrl } = useMakeOffers(selection.clear);
  const { list, willGrow } = useFocusFirstNew(shown.length);
  const isLoading = pages.some(({ isLoading }) => isLoading);
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
      <SearchField label="Buscar nas lojas" value={words} onChange={setWords} />
      <DiscoverFilters products={all} connected={connected} hasDrops={drops.length > 0} />
      {connected.length === 0 && <ConnectCard shops={props.connectable} />}
      <ShopNotes pages={pages} retry={retry} />
      <div className={styles.head}>
        <p className="tnum" aria-live="polite">
          <b>{countLabel(shown.length, "produto", "produtos")}</b>
          <SeenAt pages={pages} />
        </p>
        <OrderSelect order={order} />
      </div>
      {shown.length > 0 && (
        <Card>
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
        </Card>
      )}
      {isLoading && <FoundSkeleton rows={shown.length > 0 ? 1 : 4} />}
      {shown.length === 0 && !isLoading && (
        <NothingFound total={all.length} search={search} isSearched={shops.length > 0} />
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

const orderLabels: Readonly<Record<DiscoverOrder, readonly [label: string, short: string]>> = {
  comissao: ["Maior comissão em R$", "Comissão"],
  desconto: ["Maior desconto provado", "Desconto"],
  vendas: ["Mais vendidos", "Vendidos"],
  preco: ["Menor preço", "Preço"],
};

function OrderSelect({ order }: { order: DiscoverOrder }) {
  const setParam = useSetParam();
  const isDesktop = useIsDesktop();
  return (
    <span className={styles.order}>
      <ArrowDownWideNarrow aria-hidden size={18} />
      <select
        aria-label="Ordem"
        value={order}
        onChange={({ target: { value } }) => setParam("ordem", value === "comissao" ? null : value)}
      >
        {Object.entries(orderLabels).map(([value, [label, short]]) => (
          <option key={value} value={value}>{isDesktop ? label : short}</option>
        ))}
      </select>
    </span>
  );
}

/** The card around the rows, with the names of their columns on desktops. */
const Card = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.card} on-card`}>
    <div className={`${styles.heads} small`} aria-hidden="true">
      <span>Produto</span>
      <span>Preço e prova em 90 dias</span>
      <span>Sua comissão</span>
    </div>
    {children}
  </div>
);

/** The empty list, with the reason and the next step. */
function NothingFound(props: { total: number; search: string | null; isSearched: boolean }) {
  const [, setParams] = useSearchParams();
  if (props.total > 0) {
    const clear = () =>
      setParams((params) => {
        for (const name of FILTER_PARAMS) params.delete(name);
        return params;
      }, { replace: true });
    return (
      <EmptyState
        action={<Button variant="outlined" onClick={clear}>Limpar filtros</Button>}
      >
        Nenhum dos {countLabel(props.total, "produto", "produtos")} passa pelos filtros.
      </EmptyState>
    );
  }
  if (props.search) return <EmptyState>Nenhum produto com “{props.search}”.</EmptyState>;
  return (
    <EmptyState>
      {props.isSearched
        ? "As lojas não sugerem nada agora. Busque por um produto."
        : "Nada para mostrar ainda. Busque por um produto."}
    </EmptyState>
  );
}

/** Stands for the rows while a shop is searched; with `hasHead`, for the filters above them too. */
export const FoundSkeleton = (
  { rows = 4, hasHead = false }: { rows?: number; hasHead?: boolean },
) => (
  <>
    {hasHead && <Skeleton variant="rounded" height={44} />}
    {hasHead && <Skeleton variant="rounded" height={44} width="60%" />}
    <Card>
      <ul className={styles.list} aria-label="Produtos a caminho" aria-busy="true">
        {Array.from({ length: rows }, (_, nth) => (
          <li key={nth} className={styles.row}>
            <span className={styles.check} />
            <Skeleton variant="rounded" width={84} height={84} className={styles.photo} />
            <div className={styles.what}>
              <Skeleton width="80%" height={22} />
              <Skeleton width="50%" height={18} />
            </div>
            <div className={styles.cost}>
              <Skeleton width={110} height={28} />
              <Skeleton width={150} height={24} />
            </div>
            <div className={styles.pay}>
              <Skeleton width={72} height={24} />
            </div>
            <Skeleton variant="rounded" width={124} height={44} className={styles.make} />
          </li>
        ))}
      </ul>
    </Card>
  </>
);
