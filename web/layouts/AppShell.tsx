import type { ReactNode } from "react";
import { useIsDesktop } from "../browser/media.ts";
import styles from "./AppShell.module.css";
import { Bars } from "./Bars.tsx";
import { BottomRow } from "./BottomRow.tsx";
import { SideDrawer } from "./SideDrawer.tsx";
import { TopBar } from "./TopBar.tsx";

/** What stands still around every screen; drawn before anything of the person is known. */
export function AppShell(props: {
  isAdmin?: boolean;
  /** Above everything, at every width. */
  banner?: ReactNode;
  /** At the right end of the bar: what is the person's. */
  own?: ReactNode;
  plan?: ReactNode;
  /** Below the bar: what one should know on every screen. */
  bars?: ReactNode;
  children?: ReactNode;
}) {
  const { isAdmin = false, bars = <Bars /> } = props;
  const isDesktop = useIsDesktop();
  return (
    <div className={styles.shell}>
      <a href="#conteudo" className={styles.skip}>Pular para o conteúdo</a>
      {props.banner}
      {isDesktop && <SideDrawer isAdmin={isAdmin}>{props.plan}</SideDrawer>}
      <div className={styles.column}>
        <TopBar isAdmin={isAdmin}>{props.own}</TopBar>
        {bars}
        <main id="conteudo" tabIndex={-1} className={styles.main}>{props.children}</main>
      </div>
      {!isDesktop && <BottomRow isAdmin={isAdmin}>{props.plan}</BottomRow>}
    </div>
  );
}
