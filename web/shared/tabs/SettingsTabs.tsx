import { NavLink } from "react-router-dom";
import { useIsDesktop } from "../../browser/media.ts";
import { paths } from "../../paths.ts";
import { menuLabel } from "../../routing/screen_names.ts";
import tabs from "../../ui/layout/tabs.module.css";
import styles from "./SettingsTabs.module.css";

/** The screens of the settings, in the order of their tabs. */
const settings = [
  paths.botSettings,
  paths.whatsApp,
  paths.cards,
  paths.amazonSettings,
  paths.shopeeSettings,
  paths.mercadoLivreSettings,
  paths.otherShopsSettings,
  paths.api,
] as const;

/** Scrolls the tabs so that the current one is visible on a phone. */
function showCurrent(nav: HTMLElement | null) {
  const show = () => {
    const current = nav?.querySelector<HTMLElement>("[aria-current]");
    if (!nav || !current) return;
    const middle = current.offsetLeft - nav.offsetLeft + current.offsetWidth / 2;
    nav.scrollLeft = middle - nav.clientWidth / 2;
  };
  show();
  document.fonts.ready.then(show); // the web font changes the widths
}

/** The tabs between the settings on a phone; wide screens have the drawer. */
export function SettingsTabs() {
  if (useIsDesktop()) return null;
  return (
    <nav ref={showCurrent} className={`${tabs.tabs} ${styles.tabs}`} aria-label="Ajustes">
      {settings.map((path) => (
        <NavLink
          key={path}
          to={path}
          className={({ isActive }) => isActive ? "on-card" : ""}
        >
          {menuLabel(path)}
        </NavLink>
      ))}
    </nav>
  );
}
