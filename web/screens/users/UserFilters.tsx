import { useSearchParams } from "react-router-dom";
import type { UserFilter } from "../../routing/search_params.ts";
import { useSearchText } from "../../shared/useSearchText.ts";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import styles from "./Users.module.css";

const labels: Record<UserFilter, string> = {
  administradores: "Administradores",
  bloqueadas: "Bloqueadas",
};

/** Narrows the list by words and by what people are; both live in the address. */
export function UserFilters({ chosen }: { chosen: UserFilter | null }) {
  const [words, setWords] = useSearchText();
  const [, setParams] = useSearchParams();
  const toggle = (filter: UserFilter) =>
    setParams((now) => {
      if (filter === chosen) now.delete("so");
      else now.set("so", filter);
      return now;
    }, { replace: true });
  return (
    <div className={styles.filters}>
      <SearchField label="Buscar por nome ou e-mail" value={words} onChange={setWords} />
      <ChipGroup label="Mostrar só">
        {(Object.keys(labels) as UserFilter[]).map((filter) => (
          <ToggleChip
            key={filter}
            isPicked={filter === chosen}
            onToggle={() => toggle(filter)}
          >
            {labels[filter]}
          </ToggleChip>
        ))}
      </ChipGroup>
    </div>
  );
}
