import type { OptionsObject, SnackbarKey } from "notistack";
import { announce } from "../../browser/accessibility.ts";
import { preloadWhenIdle } from "../../browser/lazy.ts";
import type { Tray } from "./NoticeTray.tsx";

const load = () => import("./NoticeTray.tsx");
preloadWhenIdle(load); // so that a notice about a lost network can be drawn

/** Told before there is a tray to show them on. */
const waiting = new Map<SnackbarKey, { message: string; options: OptionsObject }>();
let tray: Tray | undefined;
let opening: Promise<void> | undefined;
let told = 0;

const notices = {
  /** Shows a sentence over the screen for a while; its key closes it. */
  showNotice(message: string, options: OptionsObject = {}): SnackbarKey {
    const key = options.key ?? `notice${++told}`;
    if (tray) return tray.enqueueSnackbar(message, { ...options, key });
    waiting.set(key, { message, options });
    opening ??= open();
    return key;
  },
  closeNotice(key: SnackbarKey) {
    waiting.delete(key);
    tray?.closeSnackbar(key);
  },
};

/** Short notices, above the phone's docked buttons; what draws them is loaded with the first. */
export const useNotices = () => notices;

async function open() {
  try {
    tray = await (await load()).openTray();
  } catch {
    opening = undefined; // with the next notice, or the network
    addEventListener("online", () => opening ??= open(), { once: true });
    for (const { message } of waiting.values()) announce(message);
    return;
  }
  for (const [key, { message, options }] of waiting) {
    tray.enqueueSnackbar(message, { ...options, key });
  }
  waiting.clear();
}
