import { CircleAlert, CircleCheck } from "lucide-react";
import { useContext, useEffect } from "react";
import {
  I18nProvider,
  Text,
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

const queue = new ToastQueue<Notice>({ maxVisibleToasts: MOST });

/** Puts the tray beside the app, where it stays, and returns what shows a notice on it. */
export function openTray() {
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <I18nProvider locale="pt-BR">
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

const icons = { default: null, success: CircleCheck, error: CircleAlert };

/** Not the library's own list: each notice is read out by itself. */
const Notices = () =>
  useContext(ToastStateContext)?.visibleToasts.map((toast) => (
    <Toast
      key={toast.key}
      toast={toast}
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
  const Icon = icons[variant];
  useEffect(() => focusContentIfLost, []);
  return (
    <>
      <div className={styles.message}>
        {Icon && <Icon size={22} aria-hidden />}
        <Text slot="title">{message}</Text>
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
