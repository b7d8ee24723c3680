import { announce } from "../../browser/accessibility.ts";
import { preloadWhenIdle } from "../../browser/lazy.ts";

type NoticeOptions = {
  variant?: "default" | "success" | "error";
  /** A button that also closes the notice; with `takesFocus` where the button pressed before is gone. */
  action?: { readonly label: string; readonly act: () => void; readonly takesFocus?: boolean };
  /** ms that it stays, but for those in which the pointer or the focus is on it. Infinity: until it is closed. */
  duration?: number;
  /** It is not shown beside one that says the same. */
  isUnique?: boolean;
};

export type Notice = Omit<NoticeOptions, "isUnique"> & {
  readonly message: string;
  readonly duration: number;
};

const DURATION = 6_000;

const load = () => import("./NoticeTray.tsx");
preloadWhenIdle(load); // so that a notice about a lost network can be drawn

/** Shown before the tray is loaded. */
const waiting: [Notice, isUnique: boolean][] = [];
let show = (notice: Notice, isUnique: boolean) => {
  waiting.push([notice, isUnique]);
  opening ??= open();
};
let opening: Promise<void> | undefined;

/**
 * Shows a sentence over the screen for a while, above the phone's docked buttons. The component that
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
    opening = undefined; // with the next notice, or the network
    addEventListener("online", () => opening ??= open(), { once: true });
    for (const [{ message }] of waiting) announce(message);
    return;
  }
  for (const notice of waiting.splice(0)) show(...notice);
}
