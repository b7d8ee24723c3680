import { Ellipsis } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { lazyOnIdle } from "../browser/lazy.ts";
import { paths } from "../paths.ts";
import { Waiting } from "./NavList.tsx";
import { bottomRow, currentPath } from "./navigation.ts";
import styles from "./navigation.module.css";

const MoreSheet = lazyOnIdle(async () => (await import("./MoreSheet.tsx")).MoreSheet);

/** The phone's bottom navigation; "Mais" opens the drawer with `children` at its foot. */
export function BottomRow(
  props: { isAdmin: boolean; waiting: number; children?: ReactNode },
) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const here = currentPath(pathname);
  const current = bottomRow.find(({ path }) => path === here);
  return (
    <>
      <nav className={`${styles.bottom} on-card`} aria-label="Principal">
        {bottomRow.map(({ path, label, Icon }) => (
          <Link key={path} to={path} aria-current={current?.path === path ? "page" : undefined}>
            {typeof Icon !== "string" && <Icon size={22} />}
            {label}
            {path === paths.automation && <Waiting count={props.waiting} />}
          </Link>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          data-here={!current}
          onClick={() => setOpen(true)}
        >
          <Ellipsis size={22} />
          Mais
        </button>
      </nav>
      {isOpen && (
        <Suspense>
          <MoreSheet
            isAdmin={props.isAdmin}
            waiting={props.waiting}
            onClose={() => setOpen(false)}
          >
            {props.children}
          </MoreSheet>
        </Suspense>
      )}
    </>
  );
}
