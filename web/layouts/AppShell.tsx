import type { ReactNode } from "react";
import { useIsDesktop } from "../ui/media.ts";
import styles from "./AppShell.module.css";
import { BottomRow } from "./BottomRow.tsx";
import { InstallBarLater } from "./InstallBarLater.tsx";
import { OfflineBar } from "./OfflineBar.tsx";
import { SideDrawer } from "./SideDrawer.tsx";
import { TopBar } from "./TopBar.tsx";

/** What stands still around every screen; drawn before anything of the person is known. */
export function AppShell(props: {
  isAdmin?: boolean;
  /** At the right end of the bar: what is the person's. */
  own?: ReactNode;
  plan?: ReactNode;
  children?: ReactNode;
}) {
  const { isAdmin = false } = props;
  const isDesktop = useIsDesktop();
  return (
    <div className={styles.shell}>
      <a href="#conteudo" className={styles.skip}>Pular para o conteúdo</a>
      {isDesktop && <SideDrawer isAdmin={isAdmin}>{props.plan}</SideDrawer>}
      <div className={styles.column}>
        <TopBar isAdmin={isAdmin}>{props.own}</TopBar>
        <OfflineBar />
        <InstallBarLater />
        <main id="conteudo" tabIndex={-1} className={styles.main}>{props.children}</main>
      </div>
      {!isDesktop && <BottomRow isAdmin={isAdmin}>{props.plan}</BottomRow>}
    </div>
  );
}
