import { NavLink } from "react-router-dom";
import { useIsDesktop } from "../browser/media.ts";
import tabs from "../ui/layout/tabs.module.css";
import { settings } from "./settings.ts";
import styles from "./SettingsTabs.module.css";

/** A phone has room for three and a half: the present one is among them. */
function showPresent(nav: HTMLElement | null) {
  const show = () => {
    const present = nav?.querySelector<HTMLElement>("[aria-current]");
    if (!nav || !present) return;
    const middle = present.offsetLeft - nav.offsetLeft + present.offsetWidth / 2;
    nav.scrollLeft = middle - nav.clientWidth / 2;
  };
  show();
  document.fonts.ready.then(show); // whose letters are wider
}

/** From setting to setting on the phone; the drawer does it on wide screens. */
export function SettingsTabs() {
  if (useIsDesktop()) return null;
  return (
    <nav ref={showPresent} className={`${tabs.tabs} ${styles.tabs}`} aria-label="Ajustes">
      {settings.map(({ path, name }) => (
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
