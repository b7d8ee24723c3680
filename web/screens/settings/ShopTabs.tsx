import { NavLink } from "react-router-dom";
import { useIsDesktop } from "../../ui/media.ts";
import { shops } from "./shops.tsx";
import styles from "./TagsScreen.module.css";

/** From shop to shop on the phone; the drawer does it on wide screens. */
export function ShopTabs() {
  if (useIsDesktop()) return null;
  return (
    <nav className={styles.tabs} aria-label="Lojas">
      {Object.values(shops).map(({ path, name }) => (
        <NavLink
          key={path}
          to={path}
          className={({ isActive }) => isActive ? "on-card" : ""}
        >
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
