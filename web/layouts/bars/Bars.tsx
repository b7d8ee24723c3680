import { CloudOff, WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import type { ViewerBar_viewer$key } from "../../__generated__/ViewerBar_viewer.graphql.ts";
import { useOfflineSince } from "../../browser/media.ts";
import { disconnectedSince, onConnectionChange } from "../../live/connection_state.ts";
import { onStaleChange, staleAnswer } from "../../pwa/answer_cache.ts";
import styles from "../OfflineBar.module.css";
import { InstallPrompt, ViewerBar } from "./ViewerBar.tsx";

/**
 * The bar between the top bar and the screen, the most urgent only: no connection, a notice for the
 * viewer, the offer to install. An impersonating admin sees no notice for the viewer:
 * ImpersonationBanner stands above everything then.
 */
export function Bars(props: { viewer?: ViewerBar_viewer$key; isActing?: boolean }) {
  const { viewer, isActing = false } = props;
  const isAway = useOutage() !== null;
  return (
    <>
      <OfflineBar />
      {!isAway && !isActing && (viewer ? <ViewerBar viewer={viewer} /> : <InstallPrompt />)}
    </>
  );
}

/** Returns since when (ms) there is no network or no server; null while connected. */
function useOutage() {
  const offline = useOfflineSince();
  const disconnected = useSyncExternalStore(onConnectionChange, disconnectedSince);
  const seen = useSyncExternalStore(onStaleChange, staleAnswer);
  return offline ?? disconnected ?? seen?.since ?? null;
}

/** Says since when there is no network or no server, and how old the shown data is. */
function OfflineBar() {
  const offline = useOfflineSince();
  const seen = useSyncExternalStore(onStaleChange, staleAnswer);
  const since = useOutage();
  const Icon = offline === null ? CloudOff : WifiOff;
  return (
    <div role="status" aria-label="Conexão" className={styles.place}>
      {since !== null && (
        <p className={styles.bar}>
          <Icon size={18} aria-hidden />
          {offline === null ? "Sem contato com o servidor" : "Sem conexão"} desde {clockText(since)}
          {seen && `; mostrando o que foi visto ${dateTimeText(seen.at)}`}.
        </p>
      )}
    </div>
  );
}

const clockText = (time: number) =>
  new Date(time).toLocaleTimeString("pt-BR", { hour: "2-digit", minute: "2-digit" });

/** Words a time, with its day unless it is today. */
function dateTimeText(time: number): string {
  const day = new Date(time).toLocaleDateString("pt-BR", { day: "2-digit", month: "2-digit" });
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  return isToday ? `às ${clockText(time)}` : `em ${day} às ${clockText(time)}`;
}
