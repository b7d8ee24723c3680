import type { MouseEvent, ReactNode } from "react";
import { Link, NavLink } from "react-router-dom";
import { siteName } from "../browser/page_meta.ts";
import { paths } from "../paths.ts";
import { Logo } from "../ui/display/icons.tsx";
import styles from "./navigation.module.css";
import { navGroups, type NavItem } from "./navigation.ts";

/** The navigation items, group by group. */
export const NavList = (props: {
  isAdmin: boolean;
  /** Called on a click on an item before its link is followed. */
  onFollow?: (event: MouseEvent, item: NavItem) => void;
}) => (
  <>
    {navGroups(props.isAdmin).map(({ group, items }) => (
      <div key={group} role="group" aria-label={group} className={styles.places}>
        <span className={styles.group} aria-hidden="true">{group}</span>
        {items.map((item) => (
          <NavLink
            key={item.path}
            to={item.path}
            end={item.isExact ?? false}
            className={styles.place ?? ""}
            onClick={(event) => props.onFollow?.(event, item)}
          >
            <item.Icon size={20} />
            {item.label}
          </NavLink>
        ))}
      </div>
    ))}
  </>
);

/** The desktop's navigation; `children` stand at its foot. */
export const SideDrawer = (props: { isAdmin: boolean; children?: ReactNode }) => (
  <nav className={`${styles.side} on-side`} aria-label="Principal">
    <Link to={paths.generator} className={styles.brand}>
      <Logo />
      {siteName}
    </Link>
    <NavList isAdmin={props.isAdmin} />
    <div className={styles.foot}>{props.children}</div>
  </nav>
);
