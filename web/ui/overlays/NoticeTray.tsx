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

const LABEL = "notice-label"; // the id of the element that names each notice

/** Shows the newest; those that wait behind it come back when it closes. */
const queue = new ToastQueue<Notice>({ maxVisibleToasts: 1 });
/** The notices that are shown or wait. */
const open = new Set<Notice>();

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
  addEventListener("keydown", undoByKey);
  return (notice: Notice, isUnique: boolean) => {
    const same = [...open].find(({ message }) => message === notice.message);
    // A sentence that is shown with its remedy is not shown again without it.
    if (same && (isUnique || same.action && !notice.action)) return;
    const [shown] = queue.visibleToasts;
    if (shown && !comesBack(shown.content, notice)) queue.close(shown.key);
    open.add(notice);
    const { duration } = notice;
    queue.add(notice, {
      onClose: () => void open.delete(notice),
      ...(duration < Infinity && { timeout: duration }),
    });
  };
}

/** Whether a notice waits behind the next one instead of closing: an action must not be lost. */
const comesBack = (shown: Notice, next: Notice) =>
  shown.duration === Infinity || Boolean(shown.action && !next.action);

const UNDO = "Desfazer";

/** Presses the notice's "Desfazer" by Ctrl+Z, except in a field, which has an undo of its own. */
function undoByKey(event: KeyboardEvent) {
  const [shown] = queue.visibleToasts;
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === "z";
  const isInField = event.target instanceof Element &&
    event.target.closest("input:not([type=checkbox]), textarea, [contenteditable]");
  if (!isUndo || isInField || shown?.content.action?.label !== UNDO) return;
  event.preventDefault();
  queue.close(shown.key);
  shown.content.action.act();
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
  useEffect(() => {
    document.documentElement.dataset["notice"] = ""; // the phone's sheets make room for it
    return () => {
      delete document.documentElement.dataset["notice"];
      focusContentIfLost();
    };
  }, []);
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
          aria-keyshortcuts={action.label === UNDO ? "Control+Z" : undefined}
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
