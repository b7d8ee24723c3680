import { Check, LogOut, Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { chosenMode, type Mode, onMode, setMode } from "../theme/mode.ts";
import { Menu, MenuItem } from "../ui/overlays/Menu.tsx";
import styles from "./AccountMenu.module.css";
import { accountPlaces } from "./account_places.ts";
import { useSignOut } from "./useSignOut.ts";

const modes: readonly { mode: Mode; label: string; Icon: typeof Sun }[] = [
  { mode: "light", label: "Claro", Icon: Sun },
  { mode: "dark", label: "Escuro", Icon: Moon },
  { mode: "system", label: "Igual ao aparelho", Icon: Monitor },
];

/** The account's menu: one's own screens, the theme, which stays open to be compared, and the way out. */
export function AccountItems(props: {
  anchor: HTMLElement;
  displayName: string;
  email: string;
  onClose: () => void;
}) {
  const [chosen, setMode] = useMode();
  const signOut = useSignOut();
  return (
    <Menu
      open
      slotProps={{ root: { role: "region", "aria-label": "Sua conta" } }}
      anchorEl={props.anchor}
      onClose={props.onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
    >
      <li role="presentation" className={styles.who}>
        <b>{props.displayName}</b>
        <span className="small">{props.email}</span>
      </li>
      {accountPlaces.map(({ path, label, Icon }) => (
        <MenuItem key={path} component={Link} to={path} onClick={props.onClose}>
          <Icon size={18} />
          {label}
        </MenuItem>
      ))}
      <li role="presentation" className={styles.head}>Aparência</li>
      {modes.map(({ mode, label, Icon }) => (
        <MenuItem
          key={mode}
          role="menuitemradio"
          aria-checked={mode === chosen}
          onClick={() => setMode(mode)}
        >
          <Icon size={18} />
          {label}
          {mode === chosen && <Check size={16} className={styles.check} />}
        </MenuItem>
      ))}
      <MenuItem onClick={signOut} className={styles.out ?? ""}>
        <LogOut size={18} />
        Sair
      </MenuItem>
    </Menu>
  );
}

/** The chosen mode, and its setter. */
const useMode = () => [useSyncExternalStore(onMode, chosenMode), setMode] as const;
