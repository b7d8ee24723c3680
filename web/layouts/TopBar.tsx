import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { siteName } from "../browser/page_meta.ts";
import { paths } from "../paths.ts";
import { Logo } from "../ui/display/Logo.tsx";
import { useIsDesktop } from "../browser/media.ts";
import { PaletteButton } from "./palette/PaletteButton.tsx";
import styles from "./TopBar.module.css";

/** The bar above every screen: the brand on phones, the search, and what is the person's. */
export function TopBar(props: { isAdmin: boolean; children?: ReactNode }) {
  const isDesktop = useIsDesktop();
  return (
    <header className={`${styles.top} on-card`}>
      {!isDesktop && (
        <Link to={paths.generator} className={styles.brand}>
          <Logo />
          {siteName}
        </Link>
      )}
      <PaletteButton isAdmin={props.isAdmin} />
      <div className={styles.own}>{props.children}</div>
    </header>
  );
}
