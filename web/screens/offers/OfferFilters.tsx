import { useSearchParams } from "react-router-dom";
import { type OfferView, parseOffersParams } from "../../routing/search_params.ts";
import { useSetParam } from "../../shared/lists.ts";
import { marketplaceList, marketplaces } from "../../shared/marketplaces.ts";
import { useSearchText } from "../../shared/search.ts";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { SelectChip } from "../../ui/forms/SelectChip.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import styles from "./Offers.module.css";

/** Filters the list by words, status and shop; the filter is stored in the address. */
export function OfferFilters() {
  const [words, setWords] = useSearchText();
  const [params] = useSearchParams();
  const { view, page: { marketplace } } = parseOffersParams(params);
  const setParam = useSetParam();
  return (
    <div className={styles.filters}>
      <SearchField label="Buscar ofertas" value={words} onChange={setWords} />
      <ChipGroup label="Mostrar só">
        {(Object.keys(views) as OfferView[]).map((name) => (
          <ToggleChip
            key={name}
            isPicked={name === view}
            onToggle={() => setParam("ver", name === "todas" ? null : name)}
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
    </div>
  );
}

/** The name of each view, and the sentence for an empty one. */
export const views: Record<OfferView, { readonly label: string; readonly empty: string }> = {
  todas: { label: "Todas", empty: "Nenhuma oferta dessa loja ainda." },
  rascunhos: { label: "Rascunhos", empty: "Nenhum rascunho: tudo foi aprovado ou já saiu." },
  aprovadas: { label: "Aprovadas", empty: "Nenhuma oferta aprovada esperando envio." },
  fila: { label: "Na fila", empty: "Nenhuma oferta na fila." },
  enviadas: { label: "Enviadas", empty: "Nenhuma oferta enviada ainda." },
  falharam: { label: "Falharam", empty: "Nenhuma oferta falhou." },
  duvida: {
    label: "Em dúvida",
    empty: "Nenhuma em dúvida: de tudo o que saiu, sabemos se chegou.",
  },
};
