import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import tabs from "../../ui/layout/tabs.module.css";

/** From the people to what was done, and back; which of them is in the address. */
export const UsersTabs = ({ showsTrail }: { showsTrail: boolean }) => (
  <nav className={tabs.tabs} aria-label="O que ver">
    <Tab to={paths.users} isChosen={!showsTrail}>Pessoas</Tab>
    <Tab to={`${paths.users}?ver=historico`} isChosen={showsTrail}>Histórico</Tab>
  </nav>
);

const Tab = (props: { to: string; isChosen: boolean; children: string }) => (
  <Link
    to={props.to}
    replace
    aria-current={props.isChosen ? "page" : undefined}
    className={props.isChosen ? "on-card" : ""}
  >
    {props.children}
  </Link>
);
