/**
 * A process that connects as a number's device, sends, and makes libsignal close a session; a test
 * inspects its output. The argument is a file with the device's credentials, to which the session's
 * keys are written at the end. Without one it only closes a session.
 */
import { getLogger } from "@logtape/logtape";
import SessionRecord from "libsignal/src/session_record.js";
import { startLogs } from "../../../server/process/logs.ts";
import { parseMarks } from "../../../server/core/delivery/messages/rich_text.ts";
import type { OpenSession } from "../../../server/core/delivery/messenger.ts";
import type { SecretRecord } from "../../../server/core/delivery/sessions/session_secrets.ts";
import { whatsApp } from "../../../server/adapters/whatsapp/whatsapp.ts";
import { memorySecrets } from "../messengers/memory_secrets.ts";

export type Device = Pick<OpenSession, "account" | "credentials"> & {
  readonly socketUrl: string;
  readonly group: string;
  readonly secrets: readonly SecretRecord[];
};

/** A key that libsignal would print when it closes the session. */
export const marker = "a key that nobody may see";

if (import.meta.main) {
  await startLogs("production");
  const [file] = Deno.args;
  if (file) await Deno.writeTextFile(file, JSON.stringify(await speak(file)));
  closeSession();
  getLogger(["garimpo", "test"]).info("our own log goes on");
  Deno.exit(); // as the product does: the library's timers would hold it for half a minute
}

/** Logs in, and sends. @returns every change of its keys */
async function speak(file: string) {
  const device: Device = JSON.parse(await Deno.readTextFile(file));
  const messenger = whatsApp(() => Promise.reject(new Error("nothing is uploaded")), device);
  const secrets = memorySecrets(device.secrets);
  const connection = messenger.open({ id: "ses_1", ...device, secrets, webhook: null }, {
    onEvent: () => {},
    onAlive: () => {},
  });
  const part = { text: parseMarks("oi"), image: null, messageId: messenger.makeMessageId!() };
  await connection.send(device.group, part, AbortSignal.timeout(60_000));
  await connection.close();
  return secrets.changes;
}

function closeSession(): void {
  const record = new SessionRecord();
  const session = { indexInfo: { closed: -1 }, privKey: marker };
  record.closeSession(session);
  record.openSession(session);
  record.closeSession(session);
}
