import { CloudOff, WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { liveLostSince, onLiveChange } from "../relay/live_state.ts";
import { useOfflineSince } from "../ui/media.ts";
import styles from "./OfflineBar.module.css";

/** Says since when there is no network, or no server; what was on the screen stays under it. */
export function OfflineBar() {
  const offline = useOfflineSince();
  const unheard = useSyncExternalStore(onLiveChange, liveLostSince);
  return (
    <div role="status" aria-label="Conexão" className={styles.place}>
      {offline !== null
        ? (
          <p className={styles.bar}>
            <WifiOff size={18} aria-hidden />
            Sem conexão desde {clock(offline)}. Mostrando o que já estava na tela.
          </p>
        )
        : unheard !== null && (
          <p className={styles.bar}>
            <CloudOff size={18} aria-hidden />
            Sem contato com o servidor desde {clock(unheard)}. Tentando de novo.
          </p>
        )}
    </div>
  );
}

const clock = (time: number) =>
  new Date(time).toLocaleTimeString("pt-BR", { hour: "2-digit", minute: "2-digit" });
