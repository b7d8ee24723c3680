import { useSearchParams } from "react-router-dom";
import { type OfferView, type ProductShop, soughtOffers } from "../../query_in_address.ts";
import { useSearchText } from "../../shared/useSearchText.ts";
import { Chips, PickChip } from "../../ui/PickChip.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { SelectChip } from "../../ui/SelectChip.tsx";
import styles from "./OffersScreen.module.css";
import { shopNames, views } from "./views.ts";

/** Narrows the list by words, by how far offers have come, and by shop; all live in the address. */
export function OfferFilters() {
  const [words, setWords] = useSearchText();
  const [params, setParams] = useSearchParams();
  const { view, shop } = soughtOffers(params);
  const set = (name: string, value: string) =>
    setParams((now) => {
      if (value) now.set(name, value);
      else now.delete(name);
      return now;
    }, { replace: true });
  return (
    <div className={styles.filters}>
      <SearchField label="Buscar ofertas" value={words} onChange={setWords} />
      <Chips label="Mostrar só">
        {(Object.keys(views) as OfferView[]).map((name) => (
          <PickChip
            key={name}
            isPicked={name === view}
            onToggle={() => set("ver", name === "todas" ? "" : name)}
          >
            {views[name].label}
          </PickChip>
        ))}
        <SelectChip label="Loja" value={shop ?? ""} onChange={(name) => set("loja", name)}>
          <option value="">Todas as lojas</option>
          {(Object.keys(shopNames) as ProductShop[]).map((name) => (
            <option key={name} value={name}>{shopNames[name]}</option>
          ))}
        </SelectChip>
      </Chips>
    </div>
  );
}
