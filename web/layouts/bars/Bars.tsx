import { CloudOff, WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import type { ViewerBar_viewer$key } from "../../__generated__/ViewerBar_viewer.graphql.ts";
import { useOfflineSince } from "../../browser/media.ts";
import { disconnectedSince, onConnectionChange } from "../../live/connection_state.ts";
import { onStaleChange, staleAnswer } from "../../pwa/answer_cache.ts";
import styles from "../OfflineBar.module.css";
import { InstallPrompt, ViewerBar } from "./ViewerBar.tsx";

/**
 * Between the top bar and the screen, one at a time, by weight: no connection, what the person should
 * know, the offer to install. What is theirs to decide is not asked of somebody who acts in their
 * name: ImpersonationBanner stands above everything then.
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

/** Since when (ms) there is no network, or no server; null while all is well. */
function useOutage() {
  const offline = useOfflineSince();
  const disconnected = useSyncExternalStore(onConnectionChange, disconnectedSince);
  const seen = useSyncExternalStore(onStaleChange, staleAnswer);
  return offline ?? disconnected ?? seen?.since ?? null;
}

/** Says since when there is no network, or no server, and of when is what the screen shows. */
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
          {offline === null ? "Sem contato com o servidor" : "Sem conexão"} desde{" "}
          {clockText(since)}; mostrando o que{" "}
          {seen ? `foi visto ${dateTimeText(seen.at)}` : "já estava na tela"}.
        </p>
      )}
    </div>
  );
}

const clockText = (time: number) =>
  new Date(time).toLocaleTimeString("pt-BR", { hour: "2-digit", minute: "2-digit" });

/** With its day, where that is not today's. */
function dateTimeText(time: number): string {
  const day = new Date(time).toLocaleDateString("pt-BR", { day: "2-digit", month: "2-digit" });
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  return isToday ? `às ${clockText(time)}` : `em ${day} às ${clockText(time)}`;
}
