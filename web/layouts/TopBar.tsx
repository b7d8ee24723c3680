import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { siteName } from "../head.ts";
import { paths } from "../paths.ts";
import { Logo } from "../ui/Logo.tsx";
import { useIsDesktop } from "../ui/media.ts";
import { SearchBox } from "./SearchBox.tsx";
import styles from "./TopBar.module.css";

/** The bar above every screen: the search on wide ones, the brand on phones, the account. */
export function TopBar({ children }: { children?: ReactNode }) {
  const isDesktop = useIsDesktop();
  return (
    <header className={`${styles.top} on-card`}>
      {isDesktop ? <SearchBox /> : (
        <Link to={paths.generator} className={styles.brand}>
          <Logo />
          {siteName}
        </Link>
      )}
      <div className={styles.account}>{children}</div>
    </header>
  );
}
