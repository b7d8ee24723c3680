/** Whether this browser shows alerts; UNABLE: it has no push service, or nothing of the app on the device. */
export type AlertsState = "ON" | "OFF" | "UNABLE" | "DENIED";

/** Returns whether this browser shows the alerts of the product with that key. */
export async function readAlertsState(alertKey: string): Promise<AlertsState> {
  const manager = await pushManager();
  if (!manager) return "UNABLE";
  if (Notification.permission === "denied") return "DENIED";
  return isFor(await manager.getSubscription(), alertKey) ? "ON" : "OFF";
}

/** Subscribes this browser, which may ask the person. Returns how to reach it; null: it may not. */
export async function subscribeToAlerts(alertKey: string) {
  if (await Notification.requestPermission() !== "granted") return null;
  const manager = (await pushManager())!;
  const earlier = await manager.getSubscription();
  if (!isFor(earlier, alertKey)) await earlier?.unsubscribe(); // of a key that was rotated
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: alertKey });
  const { p256dh, auth } = made.toJSON().keys!;
  return { endpoint: made.endpoint, key: p256dh!, secret: auth! };
}

/** Ends the subscription of this browser. Returns its address; null: there was none. */
export async function unsubscribeFromAlerts(): Promise<string | null> {
  const subscription = await (await pushManager())?.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

const pushManager = async (): Promise<PushManager | undefined> =>
  typeof Notification === "undefined"
    ? undefined
    : (await navigator.serviceWorker?.getRegistration())?.pushManager;

function isFor(subscription: PushSubscription | null, alertKey: string): boolean {
  const key = subscription?.options.applicationServerKey;
  if (!key) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === alertKey;
}
