import { useSearchParams } from "react-router-dom";
import type { CouponView } from "../../routing/search_params.ts";
import { useSearchText } from "../../shared/useSearchText.ts";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import styles from "./Coupons.module.css";
import { views } from "./views.ts";

/** Narrows the list by words and by how coupons stand; both live in the address. */
export function CouponFilters({ chosen }: { chosen: CouponView }) {
  const [words, setWords] = useSearchText();
  const [, setParams] = useSearchParams();
  const show = (view: CouponView) =>
    setParams((now) => {
      now.set("ver", view);
      return now;
    }, { replace: true });
  return (
    <div className={styles.filters}>
      <SearchField label="Buscar por código, loja ou anotação" value={words} onChange={setWords} />
      <ChipGroup label="Mostrar só">
        {(Object.keys(views) as CouponView[]).map((view) => (
          <ToggleChip
            key={view}
            isPicked={view === chosen}
            onToggle={() => show(view)}
          >
            {views[view].label}
          </ToggleChip>
        ))}
      </ChipGroup>
    </div>
  );
}
