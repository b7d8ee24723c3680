import { ChevronRight } from "lucide-react";
import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { siteName } from "../browser/page_meta.ts";
import { paths } from "../paths.ts";
import { Logo } from "../ui/display/Logo.tsx";
import { numberLabel } from "../ui/text/numbers.ts";
import styles from "./navigation.module.css";
import { currentPath, navGroups, type NavItem } from "./navigation.ts";

type Props = {
  isAdmin: boolean;
  /** How many approvals wait for an answer. */
  waiting: number;
  /** Called on a click on an item before its link is followed. */
  onFollow?: (event: MouseEvent, item: NavItem) => void;
};

/** The navigation items, group by group; some groups are folded. */
export function NavList({ isAdmin, waiting, onFollow }: Props) {
  const here = currentPath(useLocation().pathname);
  return navGroups(isAdmin).map(({ group, FoldIcon, items }) => {
    const links = items.filter(({ isMode }) => !isMode).map((item) => (
      <Link
        key={item.path}
        to={item.path}
        aria-current={item.path === here ? "page" : undefined}
        className={`${FoldIcon ? styles.sub : ""} ${styles.place} ${
          item.path === here ? "on-here" : ""
        }`}
        onClick={(event) => onFollow?.(event, item)}
      >
        {typeof item.Icon !== "string" && <item.Icon size={20} />}
        {item.label}
        {item.path === paths.automation && <Waiting count={waiting} />}
      </Link>
    ));
    return (
      <div key={group} role="group" aria-label={group} className={styles.places}>
        {FoldIcon
          ? (
            <Fold
              label={group}
              icon={<FoldIcon size={20} />}
              hasCurrent={items.some(({ path }) => path === here)}
            >
              {links}
            </Fold>
          )
          : (
            <>
              <span className={styles.group} aria-hidden="true">{group}</span>
              {links}
            </>
          )}
      </div>
    );
  });
}

/** The count of what waits for the person; nothing without any. */
export const Waiting = ({ count }: { count: number }) =>
  count > 0 && (
    <span className={`${styles.waiting} tnum`}>
      {numberLabel(count)}
      <span className="sr-only">esperando você</span>
    </span>
  );

/** A group of items that is closed until somebody opens it, or is at one of them. */
function Fold(props: { label: string; icon: ReactNode; hasCurrent: boolean; children: ReactNode }) {
  const { label, icon, hasCurrent, children } = props;
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? hasCurrent;
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.place}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-here={hasCurrent}
        onClick={() => setChoice(!isOpen)}
      >
        {icon}
        {label}
        <ChevronRight size={16} className={styles.chevron} />
      </button>
      {isOpen && <div id={id} className={styles.places}>{children}</div>}
    </>
  );
}

/** The desktop's navigation: the items scroll, `children` stay at its foot. */
export const SideDrawer = (
  props: { isAdmin: boolean; waiting: number; children?: ReactNode },
) => (
  <nav className={`${styles.side} on-side`} aria-label="Principal">
    <Link to={paths.generator} className={styles.brand}>
      <Logo />
      {siteName}
    </Link>
    <div className={styles.list}>
      <NavList isAdmin={props.isAdmin} waiting={props.waiting} />
    </div>
    <div>{props.children}</div>
  </nav>
);
