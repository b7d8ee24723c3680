import type { StoreData } from "../contract.ts";
import styles from "./StorePage.module.css";
import { SearchIcon } from "./store_icons.tsx";

/** Chooses among a store's offers: a search, and links to its sections and shops. */
export const StoreFilters = ({ data }: { data: StoreData }) => (
  <>
    <Search {...data} />
    <Choices {...data} />
  </>
);

const Search = ({ base, search, section, shop }: StoreData) => (
  <form action={base} method="get" role="search" className={styles.search}>
    <SearchIcon />
    {section && <input type="hidden" name="secao" value={section} />}
    {shop && <input type="hidden" name="loja" value={shop} />}
    <input
      type="search"
      name="busca"
      defaultValue={search}
      maxLength={60}
      placeholder="Buscar nesta página"
      aria-label="Buscar nesta página"
      enterKeyHint="search"
    />
  </form>
);

function Choices({ choices }: StoreData) {
  if (choices.length === 1) return null;
  return (
    <nav className={styles.choices} aria-label="Categorias">
      {choices.map(({ title, address, isHere }) => (
        <a
          key={address}
          href={address}
          className={isHere ? `${styles.choice} ${styles.here}` : `${styles.choice} on-card`}
          aria-current={isHere ? "page" : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
