/**
 * Keeps the colours those of everybody's, from the first idle moment on, for guests too. `isOptional`:
 * a browser that saves data is left alone.
 */
export function loadLiveAppearance({ isOptional = false } = {}) {
  if (isOptional && savesData()) return;
  const begin = () => whenIdle(() => import("../live/appearance.ts").then(hear, () => {}));
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

const hear = ({ followAppearance: hearAppearance }: typeof import("../live/appearance.ts")) => hearAppearance();

const whenIdle = globalThis.requestIdleCallback ?? setTimeout; // Safari has none

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
