import type { ReactNode } from "react";
import { Link, NavLink } from "react-router-dom";
import { siteName } from "../head.ts";
import { paths } from "../paths.ts";
import { Logo } from "../ui/Logo.tsx";
import { drawer } from "./navigation.tsx";
import styles from "./navigation.module.css";

/** The desktop's navigation; `children` stand at its foot. */
export function SideDrawer({ children }: { children?: ReactNode }) {
  return (
    <nav className={`${styles.side} on-side`} aria-label="Principal">
      <Link to={paths.generator} className={styles.brand}>
        <Logo />
        {siteName}
      </Link>
      {drawer.map(({ group, places }) => (
        <div key={group} role="group" aria-label={group} className={styles.places}>
          <span className={styles.group} aria-hidden="true">{group}</span>
          {places.map(({ path, label, Icon, isAlone = false }) => (
            <NavLink key={path} to={path} end={isAlone} className={styles.place ?? ""}>
              <Icon size={20} />
              {label}
            </NavLink>
          ))}
        </div>
      ))}
      <div className={styles.foot}>{children}</div>
    </nav>
  );
}
