import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useIsDesktop } from "../browser/media.ts";
import { siteName } from "../browser/page_meta.ts";
import { paths } from "../paths.ts";
import { Logo } from "../ui/display/Logo.tsx";
import styles from "./AppShell.module.css";
import { BottomRow } from "./BottomRow.tsx";
import { SideDrawer } from "./NavList.tsx";
import topBar from "./TopBar.module.css";
import { Bars } from "./bars/Bars.tsx";
import { PaletteButton } from "./palette/PaletteButton.tsx";

/** The frame around every screen; rendered before the viewer is loaded. */
export function AppShell(props: {
  isAdmin?: boolean;
  /** How many approvals wait for an answer. */
  waiting?: number;
  /** Above everything, at every width. */
  banner?: ReactNode;
  /** At the right end of the bar: bell and account menu. */
  own?: ReactNode;
  plan?: ReactNode;
  /** Below the bar: notices that hold on every screen. */
  bars?: ReactNode;
  children?: ReactNode;
}) {
  const { isAdmin = false, waiting = 0, bars = <Bars /> } = props;
  const isDesktop = useIsDesktop();
  return (
    <div className={styles.shell}>
      <a href="#conteudo" className={styles.skip}>Pular para o conteúdo</a>
      {props.banner}
      {isDesktop && <SideDrawer isAdmin={isAdmin} waiting={waiting}>{props.plan}</SideDrawer>}
      <div className={styles.column}>
        <TopBar isAdmin={isAdmin}>{props.own}</TopBar>
        {bars}
        <main id="conteudo" tabIndex={-1} className={styles.main}>{props.children}</main>
      </div>
      {!isDesktop && <BottomRow isAdmin={isAdmin} waiting={waiting}>{props.plan}</BottomRow>}
    </div>
  );
}

/** The bar above every screen: the brand on phones, the search, and `children`. */
function TopBar(props: { isAdmin: boolean; children?: ReactNode }) {
  const isDesktop = useIsDesktop();
  return (
    <header className={`${topBar.top} on-card`}>
      {!isDesktop && (
        <Link to={paths.generator} className={topBar.brand}>
          <Logo />
          {siteName}
        </Link>
      )}
      <PaletteButton isAdmin={props.isAdmin} />
      <div className={topBar.own}>{props.children}</div>
    </header>
  );
}
