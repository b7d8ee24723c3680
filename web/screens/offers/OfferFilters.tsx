import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { OfferFilters_viewer$key } from "../../__generated__/OfferFilters_viewer.graphql.ts";
import { refetch } from "../../relay/environment.ts";
import { type OfferView, parseOffersParams } from "../../routing/search_params.ts";
import { useSetParam } from "../../shared/lists.ts";
import { marketplaceList, marketplaces } from "../../shared/marketplaces.ts";
import { useSearchText } from "../../shared/search.ts";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { SelectChip } from "../../ui/forms/SelectChip.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";

/** Filters the list by words, which are stored in the address. */
export function OfferSearch() {
  const [words, setWords] = useSearchText();
  return <SearchField label="Buscar ofertas" value={words} onChange={setWords} />;
}

/**
 * Filters the list by status and shop; the filter is stored in the address. The counts are of all
 * offers, so they are left out while words or a shop filter them.
 */
export function OfferFilters(props: { viewer: OfferFilters_viewer$key | null }) {
  const tally = useFragment(
    graphql`
      fragment OfferFilters_viewer on Viewer {
        offerTally {
          total
          draft
          approved
          queued
          sent
          failed
          uncertain
        }
      }
    `,
    props.viewer,
  )?.offerTally;
  const [params] = useSearchParams();
  const { view, page: { marketplace, search } } = parseOffersParams(params);
  const setParam = useSetParam();
  const countOf = (name: OfferView) =>
    marketplace || search ? undefined : tally?.[views[name].count];
  return (
    <ChipGroup label="Mostrar só" scrolls>
      {(Object.keys(views) as OfferView[]).map((name) => (
        <ToggleChip
          key={name}
          isPicked={name === view}
          onToggle={() => setParam("ver", name === "todas" ? null : name)}
          count={countOf(name)}
        >
          {views[name].label}
        </ToggleChip>
      ))}
      <SelectChip
        label="Loja"
        value={marketplace ? marketplaces[marketplace].param : ""}
        onChange={(param) => setParam("loja", param)}
      >
        <option value="">Todas as lojas</option>
        {marketplaceList.map(([, { name, param }]) => (
          <option key={param} value={param}>{name}</option>
        ))}
      </SelectChip>
    </ChipGroup>
  );
}

/** Fetches the counts again. */
export const refreshTally = () =>
  refetch(
    graphql`
      query OfferFiltersQuery {
        viewer {
          ...OfferFilters_viewer
        }
      }
    `,
    {},
  );

type View = {
  readonly label: string;
  /** The sentence for an empty one. */
  readonly empty: string;
  /** Its field of `OfferTally`. */
  readonly count: "total" | "draft" | "approved" | "queued" | "sent" | "failed" | "uncertain";
};

/** The words and the count of each view. */
export const views: Record<OfferView, View> = {
  todas: { label: "Todas", empty: "Nenhuma oferta dessa loja ainda.", count: "total" },
  rascunhos: {
    label: "Rascunhos",
    empty: "Nenhum rascunho: tudo foi aprovado ou já saiu.",
    count: "draft",
  },
  aprovadas: {
    label: "Aprovadas",
    empty: "Nenhuma oferta aprovada esperando envio.",
    count: "approved",
  },
  fila: { label: "Na fila", empty: "Nenhuma oferta na fila.", count: "queued" },
  enviadas: { label: "Enviadas", empty: "Nenhuma oferta enviada ainda.", count: "sent" },
  falharam: { label: "Falharam", empty: "Nenhuma oferta falhou.", count: "failed" },
  duvida: {
    label: "Em dúvida",
    empty: "Nenhuma em dúvida: de tudo o que saiu, sabemos se chegou.",
    count: "uncertain",
  },
};
