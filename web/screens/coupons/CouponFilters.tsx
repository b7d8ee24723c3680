import { useSearchParams } from "react-router-dom";
import type { CouponView } from "../../query_in_address.ts";
import { useSearchText } from "../../shared/useSearchText.ts";
import { Chips, PickChip } from "../../ui/PickChip.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
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
      <Chips label="Mostrar só">
        {(Object.keys(views) as CouponView[]).map((view) => (
          <PickChip
            key={view}
            isPicked={view === chosen}
            onToggle={() => show(view)}
          >
            {views[view].label}
          </PickChip>
        ))}
      </Chips>
    </div>
  );
}
