import { useSearchParams } from "react-router-dom";
import {
  type OfferView,
  parseOffersParams,
  type ProductShop,
} from "../../routing/search_params.ts";
import { useSearchText } from "../../shared/useSearchText.ts";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { SelectChip } from "../../ui/forms/SelectChip.tsx";
import styles from "./OffersScreen.module.css";
import { shopNames, views } from "./views.ts";

/** Narrows the list by words, by how far offers have come, and by shop; all live in the address. */
export function OfferFilters() {
  const [words, setWords] = useSearchText();
  const [params, setParams] = useSearchParams();
  const { view, shop } = parseOffersParams(params);
  const set = (name: string, value: string) =>
    setParams((now) => {
      if (value) now.set(name, value);
      else now.delete(name);
      return now;
    }, { replace: true });
  return (
    <div className={styles.filters}>
      <SearchField label="Buscar ofertas" value={words} onChange={setWords} />
      <ChipGroup label="Mostrar só">
        {(Object.keys(views) as OfferView[]).map((name) => (
          <ToggleChip
            key={name}
            isPicked={name === view}
            onToggle={() => set("ver", name === "todas" ? "" : name)}
          >
            {views[name].label}
          </ToggleChip>
        ))}
        <SelectChip label="Loja" value={shop ?? ""} onChange={(name) => set("loja", name)}>
          <option value="">Todas as lojas</option>
          {(Object.keys(shopNames) as ProductShop[]).map((name) => (
            <option key={name} value={name}>{shopNames[name]}</option>
          ))}
        </SelectChip>
      </ChipGroup>
    </div>
  );
}
