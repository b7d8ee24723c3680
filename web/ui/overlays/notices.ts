import { announce } from "../../browser/accessibility.ts";
import { isFirstVisit } from "../../browser/idle.ts";
import { preloadWhenIdle } from "../../browser/lazy.ts";

type NoticeOptions = {
  variant?: "default" | "success" | "error";
  /** A button that also closes the notice; `takesFocus` if the pressed button is removed. */
  action?: { readonly label: string; readonly act: () => void; readonly takesFocus?: boolean };
  /** ms until it closes, paused while it has pointer or focus; Infinity: it stays. */
  duration?: number;
  /** Whether it is skipped while one with the same message is shown. */
  isUnique?: boolean;
};

export type Notice = Omit<NoticeOptions, "isUnique"> & {
  readonly message: string;
  readonly duration: number;
};

const DURATION = 6_000;

const load = () => import("./NoticeTray.tsx");
// So that a notice about a lost network can be drawn; a first visit has none before the first press.
if (isFirstVisit) {
  addEventListener("pointerdown", () => void load().catch(() => {}), { once: true });
} else preloadWhenIdle(load);

/** The notices that wait for the tray to load. */
const waiting: [Notice, isUnique: boolean][] = [];
let show = (notice: Notice, isUnique: boolean) => {
  waiting.push([notice, isUnique]);
  opening ??= open();
};
let opening: Promise<void> | undefined;

/**
 * Shows a sentence at the top of the screen for a while, one at a time. The component that
 * draws notices is loaded with the first one.
 */
export function showNotice(message: string, options: NoticeOptions = {}) {
  const { isUnique = false, ...notice } = options;
  show({ message, duration: DURATION, ...notice }, isUnique);
}

async function open() {
  try {
    show = (await load()).openTray();
  } catch {
    opening = undefined; // tried again with the next notice, or when the network is back
    addEventListener("online", () => opening ??= open(), { once: true });
    for (const [{ message }] of waiting) announce(message);
    return;
  }
  for (const notice of waiting.splice(0)) show(...notice);
}
