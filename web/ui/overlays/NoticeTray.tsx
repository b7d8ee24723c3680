import { useContext, useEffect } from "react";
import {
  I18nProvider,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
  UNSTABLE_ToastStateContext as ToastStateContext,
} from "react-aria-components";
import { createRoot } from "react-dom/client";
import { focusContent } from "../../browser/accessibility.ts";
import type { Notice } from "./notices.ts";
import styles from "./NoticeTray.module.css";

const MOST = 3; // at a time
const LABEL = "notice-label"; // the id of what names each notice

const queue = new ToastQueue<Notice>({ maxVisibleToasts: MOST });

/** Puts the tray beside the app, where it stays, and returns what shows a notice on it. */
export function openTray() {
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <I18nProvider locale="pt-BR">
      <span id={LABEL} hidden>Aviso</span>
      <ToastRegion queue={queue} className={styles.tray ?? ""}>
        <Notices />
      </ToastRegion>
    </I18nProvider>,
  );
  // Who is looking at another window has not read it.
  addEventListener("blur", () => queue.pauseAll());
  addEventListener("focus", () => queue.resumeAll());
  return (notice: Notice, isUnique: boolean) => {
    const shown = queue.visibleToasts;
    if (isUnique && shown.some(({ content }) => content.message === notice.message)) return;
    if (shown.length === MOST) {
      const oldest = shown.findLast(({ content }) => content.duration < Infinity) ?? shown.at(-1)!;
      queue.close(oldest.key);
    }
    queue.add(notice, notice.duration < Infinity ? { timeout: notice.duration } : {});
  };
}

/** What is drawn in the disc before the sentence. */
const marks = { default: null, success: "M8 12.5l3 3 5-6.5", error: "M12 7v6M12 16.5h.01" };

/** Not the library's own list: each notice is read out by itself, and its words name nothing else. */
const Notices = () =>
  useContext(ToastStateContext)?.visibleToasts.map((toast) => (
    <Toast
      key={toast.key}
      toast={toast}
      aria-labelledby={LABEL}
      className={styles.notice ?? ""}
      data-variant={toast.content.variant}
    >
      <ToastContent className={styles.content}>
        <NoticeContent notice={toast.content} onClose={() => queue.close(toast.key)} />
      </ToastContent>
    </Toast>
  ));

function NoticeContent({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { message, variant = "default", action } = notice;
  const mark = marks[variant];
  useEffect(() => focusContentIfLost, []);
  return (
    <>
      <div className={styles.message}>
        {mark && (
          <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="10" />
            <path d={mark} />
          </svg>
        )}
        <span>{message}</span>
      </div>
      {action && (
        <button
          type="button"
          autoFocus={action.takesFocus ?? false}
          onClick={() => {
            onClose();
            action.act();
          }}
        >
          {action.label}
        </button>
      )}
    </>
  );
}

/** Once the tray has returned the focus to where it came from, if that is still there. */
const focusContentIfLost = () =>
  void setTimeout(() => document.activeElement === document.body && focusContent());
