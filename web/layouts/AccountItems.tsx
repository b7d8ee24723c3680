import { Check, LogOut, Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { chosenMode, type Mode, onMode, setMode } from "../theme/mode.ts";
import { Menu, MenuChoices, MenuItem } from "../ui/overlays/Menu.tsx";
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
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <Menu
      label="Sua conta"
      anchor={props.anchor}
      align="end"
      navigate={navigate}
      onClose={props.onClose}
      header={
        <p className={styles.who}>
          <b>{props.displayName}</b>
          <span className="small">{props.email}</span>
        </p>
      }
    >
      {accountPlaces.map((place) => <MenuItem key={place.path} {...place} href={place.path} />)}
      <MenuChoices title="Aparência" chosen={chosen} onChoose={setMode}>
        {modes.map(({ mode, label, Icon }) => (
          <MenuItem key={mode} value={mode} label={label} Icon={Icon}>
            {mode === chosen && <Check size={16} className={styles.check} />}
          </MenuItem>
        ))}
      </MenuChoices>
      <MenuItem label="Sair" Icon={LogOut} className={styles.out} onAction={signOut} />
    </Menu>
  );
}

/** The chosen mode, and its setter. */
const useMode = () => [useSyncExternalStore(onMode, chosenMode), setMode] as const;
