import { CloudOff, WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useOfflineSince } from "../browser/media.ts";
import { disconnectedSince, onConnectionChange } from "../live/connection_state.ts";
import { onStaleChange, staleAnswer } from "../pwa/answer_cache.ts";
import styles from "./OfflineBar.module.css";

/** Since when (ms) there is no network, or no server; null while all is well. */
export function useOutage() {
  const offline = useOfflineSince();
  const unheard = useSyncExternalStore(onConnectionChange, disconnectedSince);
  const seen = useSyncExternalStore(onStaleChange, staleAnswer);
  return offline ?? unheard ?? seen?.since ?? null;
}

/** Says since when there is no network, or no server, and of when is what the screen shows. */
export function OfflineBar() {
  const offline = useOfflineSince();
  const seen = useSyncExternalStore(onStaleChange, staleAnswer);
  const since = useOutage();
  const Icon = offline === null ? CloudOff : WifiOff;
  return (
    <div role="status" aria-label="Conexão" className={styles.place}>
      {since !== null && (
        <p className={styles.bar}>
          <Icon size={18} aria-hidden />
          {offline === null ? "Sem contato com o servidor" : "Sem conexão"} desde{" "}
          {clock(since)}; mostrando o que{" "}
          {seen ? `foi visto ${hour(seen.at)}` : "já estava na tela"}.
        </p>
      )}
    </div>
  );
}

const clock = (time: number) =>
  new Date(time).toLocaleTimeString("pt-BR", { hour: "2-digit", minute: "2-digit" });

/** With its day, where that is not today's. */
function hour(time: number): string {
  const day = new Date(time).toLocaleDateString("pt-BR", { day: "2-digit", month: "2-digit" });
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  return isToday ? `às ${clock(time)}` : `em ${day} às ${clock(time)}`;
}
