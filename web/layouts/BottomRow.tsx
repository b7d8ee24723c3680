import { Link, useLocation } from "react-router-dom";
import { bottomRow } from "./navigation.tsx";
import styles from "./navigation.module.css";

/** The phone's navigation, within the thumb's reach. */
export function BottomRow() {
  const { pathname } = useLocation();
  return (
    <nav className={`${styles.bottom} on-card`} aria-label="Principal">
      {bottomRow.map(({ path, under, isAlone, label, Icon }) => {
        const isHere = isAlone ? pathname === under : pathname.startsWith(under);
        return (
          <Link key={path} to={path} aria-current={isHere ? "page" : undefined}>
            <Icon size={22} />
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
