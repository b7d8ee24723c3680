type Connection = { readonly saveData: boolean; readonly effectiveType: string };

const connection = () => (navigator as { connection?: Connection }).connection;

/** Whether the person asked for less data, or the network is slow; false where the browser cannot tell. */
export function isSlowConnection(): boolean {
  const known = connection();
  return known !== undefined && (known.saveData || known.effectiveType !== "4g");
}

/** Whether the person asked their browser to save data. */
export const savesData = () => connection()?.saveData === true;

/** Calls `run` once the browser is idle. */
export const whenIdle = (run: () => void) =>
  void (globalThis.requestIdleCallback ?? setTimeout)(run); // Safari has none
