import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { siteName } from "../browser/page_meta.ts";
import { paths } from "../paths.ts";
import { Logo } from "../ui/display/Logo.tsx";
import { DrawerPlaces } from "./DrawerPlaces.tsx";
import styles from "./navigation.module.css";

/** The desktop's navigation; `children` stand at its foot. */
export const SideDrawer = (props: { isAdmin: boolean; children?: ReactNode }) => (
  <nav className={`${styles.side} on-side`} aria-label="Principal">
    <Link to={paths.generator} className={styles.brand}>
      <Logo />
      {siteName}
    </Link>
    <DrawerPlaces isAdmin={props.isAdmin} />
    <div className={styles.foot}>{props.children}</div>
  </nav>
);
