import { NavLink } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useIsDesktop } from "../../ui/media.ts";
import tabs from "../../ui/tabs.module.css";
import { shops } from "./shops.tsx";
import styles from "./TagsScreen.module.css";

const places = [
  { path: paths.botSettings, name: "Mensagens" },
  ...Object.values(shops),
];

/** A phone has room for three and a half: the present one is among them. */
const showPresent = (nav: HTMLElement | null) =>
  nav?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });

/** From setting to setting on the phone; the drawer does it on wide screens. */
export function SettingsTabs() {
  if (useIsDesktop()) return null;
  return (
    <nav ref={showPresent} className={`${tabs.tabs} ${styles.tabs}`} aria-label="Ajustes">
      {places.map(({ path, name }) => (
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
