import { Camera, Check, LogOut, Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { identity } from "../identity/current.ts";
import { paths } from "../paths.ts";
import { clearCachedAnswers } from "../pwa/answer_cache.ts";
import { broadcastSignOut } from "../relay/page_person.ts";
import { chosenMode, type Mode, onMode, setMode } from "../theme/mode.ts";
import { Menu, MenuChoices, MenuItem } from "../ui/overlays/Menu.tsx";
import { showNotice } from "../ui/overlays/notices.ts";
import styles from "./AccountMenu.module.css";
import { accountItems } from "./account_items.ts";

const modes: readonly { mode: Mode; label: string; Icon: typeof Sun }[] = [
  { mode: "light", label: "Claro", Icon: Sun },
  { mode: "dark", label: "Escuro", Icon: Moon },
  { mode: "system", label: "Igual ao aparelho", Icon: Monitor },
];

/** The account menu: the account's screens, the theme (stays open to compare) and signing out. */
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
      {accountItems.map(({ path, label, Icon }) => (
        <MenuItem key={path} label={label} Icon={Icon} href={path} />
      ))}
      <MenuItem
        label="Relatar problema nesta tela"
        Icon={Camera}
        onAction={() => void reportScreen(navigate)}
      />
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

/** Opens the form for suggestions and problems with a picture of this screen. */
async function reportScreen(navigate: (path: string) => unknown) {
  await import("../shared/feedback/capturePage.ts")
    .then(({ capturePage }) => capturePage())
    .catch(() => {}); // without a connection the form opens without the picture
  navigate(paths.feedback);
}

/** The chosen mode, and its setter. */
const useMode = () => [useSyncExternalStore(onMode, chosenMode), setMode] as const;

/** Signs out in every tab and leaves the page: the store, the socket and the drafts go with it. */
function useSignOut() {
  return async () => {
    try {
      await identity.signOut();
    } catch {
      showNotice("Erro ao terminar a sessão.", { variant: "error" });
      return;
    }
    broadcastSignOut();
    sessionStorage.clear();
    await clearCachedAnswers();
    location.assign(paths.login);
  };
}
