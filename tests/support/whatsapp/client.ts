import makeWASocket, {
  type AuthenticationState,
  Browsers,
  type ConnectionState,
  type GroupMetadata,
  initAuthCreds,
  type WASocket,
} from "baileys";
import { memoryKeys, silent } from "./memory_keys.ts";
import type { WhatsAppStandin } from "./standin.ts";

/** The unmodified library with credentials and keys in memory, to verify stand-ins with. */
export const newState = (): AuthenticationState => ({ creds: initAuthCreds(), keys: memoryKeys() });

/** Connects a plain client, which does not reconnect by itself. */
export function connect(
  { socketUrl }: Pick<WhatsAppStandin, "socketUrl">,
  state: AuthenticationState,
  cached?: (jid: string) => Promise<GroupMetadata | undefined>,
): WASocket {
  const socket = makeWASocket({
    waWebSocketUrl: socketUrl,
    auth: state,
    logger: silent,
    browser: Browsers.windows("Chrome"),
    syncFullHistory: false,
    shouldSyncHistoryMessage: () => false,
    markOnlineOnConnect: false,
    emitOwnEvents: false,
    ...cached && { cachedGroupMetadata: cached },
  });
  socket.ev.on("creds.update", (update) => void Object.assign(state.creds, update));
  return socket;
}

/** Waits until `select` returns something for an update of a client's connection. */
export const waitForUpdate = <Found>(
  socket: WASocket,
  select: (update: Partial<ConnectionState>) => Found | undefined,
): Promise<Found> =>
  new Promise((resolve) =>
    socket.ev.on("connection.update", (update) => {
      const found = select(update);
      if (found !== undefined) resolve(found);
    })
  );

export const opened = (socket: WASocket) =>
  waitForUpdate(socket, ({ connection }) => connection === "open" || undefined);

/** The code with which the connection ends. */
export const closed = (socket: WASocket): Promise<number | undefined> =>
  waitForUpdate(socket, ({ connection, lastDisconnect }) => {
    if (connection !== "close") return undefined;
    const error = lastDisconnect?.error as { output?: { statusCode?: number } } | undefined;
    return error?.output?.statusCode ?? 0;
  });

/** Links a device to that phone by a QR code. @returns its credentials */
export async function linkedBy(standin: WhatsAppStandin, phone: string) {
  const state = newState();
  const socket = connect(standin, state);
  const end = closed(socket);
  const account = standin.phone.scan(await waitForUpdate(socket, ({ qr }) => qr), phone);
  await end;
  return { state, account };
}
