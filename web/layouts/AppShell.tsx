import type { ReactNode } from "react";
import { useIsDesktop } from "../ui/media.ts";
import styles from "./AppShell.module.css";
import { BottomRow } from "./BottomRow.tsx";
import { OfflineBar } from "./OfflineBar.tsx";
import { SideDrawer } from "./SideDrawer.tsx";
import { TopBar } from "./TopBar.tsx";

/** What stands still around every screen; drawn before anything of the person is known. */
export function AppShell(props: { account?: ReactNode; plan?: ReactNode; children?: ReactNode }) {
  const isDesktop = useIsDesktop();
  return (
    <div className={styles.shell}>
      <a href="#conteudo" className={styles.skip}>Pular para o conteúdo</a>
      {isDesktop && <SideDrawer>{props.plan}</SideDrawer>}
      <div className={styles.column}>
        <TopBar>{props.account}</TopBar>
        <OfflineBar />
        <main id="conteudo" tabIndex={-1} className={styles.main}>{props.children}</main>
      </div>
      {!isDesktop && <BottomRow />}
    </div>
  );
}
