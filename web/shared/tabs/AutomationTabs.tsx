import { NavLink } from "react-router-dom";
import { paths } from "../../paths.ts";
import tabs from "../../ui/layout/tabs.module.css";

/** The tabs between the rules and the queue. */
export const AutomationTabs = () => (
  <nav className={tabs.tabs} aria-label="Automação">
    {([[paths.automation, "Regras"], [paths.queue, "Fila"]] as const).map(([path, label]) => (
      <NavLink
        key={path}
        to={path}
        end
        className={({ isActive }) => isActive ? "on-card" : ""}
      >
        {label}
      </NavLink>
    ))}
  </nav>
);
