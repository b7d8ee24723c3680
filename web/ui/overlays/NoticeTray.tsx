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

const MAX_SHOWN = 3;
const LABEL = "notice-label"; // the id of the element that names each notice

const queue = new ToastQueue<Notice>({ maxVisibleToasts: MAX_SHOWN });

/** Mounts the tray beside the app, and returns the function that shows a notice on it. */
export function openTray() {
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <I18nProvider locale="pt-BR">
      <span id={LABEL} hidden>Aviso</span>
      <ToastRegion queue={queue} className={styles.tray ?? ""}>
        <Notices />
      </ToastRegion>
    </I18nProvider>,
  );
  // A notice is not read while another window has the focus.
  addEventListener("blur", () => queue.pauseAll());
  addEventListener("focus", () => queue.resumeAll());
  return (notice: Notice, isUnique: boolean) => {
    const shown = queue.visibleToasts;
    if (isUnique && shown.some(({ content }) => content.message === notice.message)) return;
    if (shown.length === MAX_SHOWN) {
      const oldest = shown.findLast(({ content }) => content.duration < Infinity) ?? shown.at(-1)!;
      queue.close(oldest.key);
    }
    queue.add(notice, notice.duration < Infinity ? { timeout: notice.duration } : {});
  };
}

/** The path in the disc before the sentence. */
const marks = { default: null, success: "M8 12.5l3 3 5-6.5", error: "M12 7v6M12 16.5h.01" };

/** Replaces the library's list, so that each notice is announced by itself. */
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

/** Runs after the tray has returned the focus to its origin, if that still exists. */
const focusContentIfLost = () =>
  void setTimeout(() => document.activeElement === document.body && focusContent());
