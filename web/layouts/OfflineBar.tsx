import { WifiOff } from "lucide-react";
import { useOfflineSince } from "../ui/media.ts";
import styles from "./OfflineBar.module.css";

/** Says since when there is no network; what was on the screen stays under it. */
export function OfflineBar() {
  const since = useOfflineSince();
  const time = since === null ? "" : new Date(since).toLocaleTimeString("pt-BR", {
    hour: "2-digit",
    minute: "2-digit",
  });
  return (
    <div role="status" aria-label="Conexão">
      {since !== null && (
        <p className={styles.bar}>
          <WifiOff size={18} aria-hidden />
          Sem conexão desde {time}. Mostrando o que já estava na tela.
        </p>
      )}
    </div>
  );
}
