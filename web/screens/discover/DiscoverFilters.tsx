import { ArrowDownWideNarrow } from "lucide-react";
import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { DiscoverFiltersQuery } from "../../__generated__/DiscoverFiltersQuery.graphql.ts";
import { type DiscoverOrder, OWN_CATALOGUE, parseDiscoverParams } from "./discover_params.ts";
import styles from "./Discover.module.css";
import { useIsDesktop } from "../../browser/media.ts";
import { useSetParam } from "../../shared/lists.ts";
import { marketplaces } from "../../shared/marketplaces.ts";
import { RequestBoundary } from "../../shared/RequestBoundary.tsx";
import { ChipGroup, RemovableChip, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { SelectChip } from "../../ui/forms/SelectChip.tsx";
import { type FoundProduct, isShown } from "./found_product.ts";
import type { ConnectableShop } from "./useShopPages.ts";

/** The parameters of the filters in the address. */
export const FILTER_PARAMS = [
  "loja",
  "categoria",
  "comissao",
  "nota",
  "desconto",
  "provado",
  "inedito",
] as const;

/** The choices of each least value. */
const LEAST = { comissao: [5, 8, 10, 15], nota: [4, 4.5], desconto: [10, 20, 30, 50] } as const;

const leastLabels: Readonly<Record<keyof typeof LEAST, (least: string) => string>> = {
  comissao: (least) => `Comissão de ${least}% ou mais`,
  nota: (least) => `Nota ${least} ou mais`,
  desconto: (least) => `Desconto provado de ${least}% ou mais`,
};

/** Filters the found products; the filter is stored in the address. */
export function DiscoverFilters(props: {
  /** All of them, for the counts. */
  products: readonly FoundProduct[];
  connected: readonly ConnectableShop[];
  hasDrops: boolean;
}) {
  const { products, connected } = props;
  const [params, setParams] = useSearchParams();
  const filter = parseDiscoverParams(params);
  const setParam = useSetParam();
  const used = FILTER_PARAMS.filter((name) => params.has(name));
  const clear = () =>
    setParams((params) => {
      for (const name of FILTER_PARAMS) params.delete(name);
      return params;
    }, { replace: true });
  const setShop = (value: string) =>
    setParams((params) => {
      params.delete("categoria"); // of another shop
      if (value) params.set("loja", value);
      else params.delete("loja");
      return params;
    }, { replace: true });
  const proven =
    products.filter((product) => product.proof?.status === "PROVEN" && isShown(product, filter))
      .length;
  const shop = connected.find((shop) => shop === filter.marketplace);
  // Mercado Livre takes a category for its suggestions alone.
  const hasCategories = shop === "ALIEXPRESS" || (shop === "MERCADO_LIVRE" && !filter.search);
  return (
    <ChipGroup label="Filtros" scrolls>
      {used.length > 1 && (
        <RemovableChip onRemove={clear}>{`Filtros: ${used.length}`}</RemovableChip>
      )}
      {connected.length + Number(props.hasDrops) > 1 && (
        <SelectChip label="Loja" value={params.get("loja") ?? ""} onChange={setShop}>
          <option value="">Todas as lojas</option>
          {connected.map((shop) => (
            <option key={shop} value={marketplaces[shop].param}>{marketplaces[shop].name}</option>
          ))}
          {props.hasDrops && <option value={OWN_CATALOGUE}>Meu catálogo</option>}
        </SelectChip>
      )}
      {shop && hasCategories && (
        <RequestBoundary renderError={() => null}>
          <Suspense>
            <CategoryChip shop={shop} value={filter.category} />
          </Suspense>
        </RequestBoundary>
      )}
      {connected.length > 0 && <LeastChip name="comissao" label="Comissão" />}
      {connected.length > 0 && <LeastChip name="nota" label="Nota" />}
      <LeastChip name="desconto" label="Desconto" />
      <ToggleChip
        isPicked={filter.isProven}
        count={proven}
        onToggle={() => setParam("provado", filter.isProven ? null : "1")}
      >
        Só desconto provado
      </ToggleChip>
      <ToggleChip
        isPicked={filter.isUnsent}
        onToggle={() => setParam("inedito", filter.isUnsent ? null : "1")}
      >
        Ainda não enviei
      </ToggleChip>
    </ChipGroup>
  );
}

/** Selects the least value of a fact. */
function LeastChip({ name, label }: { name: keyof typeof LEAST; label: string }) {
  const [params] = useSearchParams();
  const setParam = useSetParam();
  return (
    <SelectChip
      label={label}
      value={params.get(name) ?? ""}
      onChange={(value) => setParam(name, value)}
    >
      <option value="">{label}</option>
      {LEAST[name].map((least) => (
        <option key={least} value={least}>
          {leastLabels[name](String(least).replace(".", ","))}
        </option>
      ))}
    </SelectChip>
  );
}

/** Selects a category of the shop; nothing where it gives no list. */
function CategoryChip({ shop, value }: { shop: ConnectableShop; value: string | null }) {
  const setParam = useSetParam();
  const { viewer } = useLazyLoadQuery<DiscoverFiltersQuery>(
    graphql`
      query DiscoverFiltersQuery($shop: ConnectableShop!) {
        viewer {
          shopCategories(shop: $shop) {
            id
            name
          }
        }
      }
    `,
    { shop },
  );
  const categories = viewer?.shopCategories ?? [];
  if (categories.length === 0) return null;
  return (
    <SelectChip
      label="Categoria"
      value={value ?? ""}
      onChange={(value) => setParam("categoria", value)}
    >
      <option value="">Todas as categorias</option>
      {categories.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
    </SelectChip>
  );
}

const orderLabels: Readonly<Record<DiscoverOrder, readonly [label: string, short: string]>> = {
  comissao: ["Maior comissão em R$", "Comissão"],
  desconto: ["Maior desconto provado", "Desconto"],
  vendas: ["Mais vendidos", "Vendidos"],
  preco: ["Menor preço", "Preço"],
};

/** Selects the order of the list. */
export function OrderSelect({ order }: { order: DiscoverOrder }) {
  const setParam = useSetParam();
  const isDesktop = useIsDesktop();
  return (
    <span className={styles.order}>
      <ArrowDownWideNarrow aria-hidden size={18} />
      <select
        aria-label="Ordem"
        value={order}
        onChange={({ target: { value } }) => setParam("ordem", value)}
      >
        {Object.entries(orderLabels).map(([value, [label, short]]) => (
          <option key={value} value={value}>{isDesktop ? label : short}</option>
        ))}
      </select>
    </span>
  );
}
