import type { WASocket } from "baileys";
import { MessengerRefusal } from "../../../core/delivery/messenger.ts";
import type { Ask } from "../connection/responses.ts";
import { oneByOne } from "../connection/one_by_one.ts";
import { isAbsent, unanswered } from "../connection/refusals.ts";
import type { SenderKeys } from "../secrets/sender_keys.ts";

type Reaching = {
  readonly ask: Ask;
  readonly senderKeys: SenderKeys;
  readonly signal: AbortSignal;
};

/**
 * Learns the devices of the people in a chat, and how to write to each: the library would take the
 * server's silence for nobody being there, and send for no one. @throws MessengerRefusal
 */
export async function reachDevices(
  socket: WASocket,
  jid: string,
  people: readonly string[],
  { ask, senderKeys, signal }: Reaching,
): Promise<void> {
  // Of a group the account's own phone is always among them.
  const found = await ask(socket.getUSyncDevices([...people], true, false), signal)
    .catch(notReached);
  if (found.length === 0) throw new MessengerRefusal("LATER", "the server knows no device there");
  const told = await senderKeys.told(jid);
  const untold = found.map((device) => device.jid).filter((device) => !told[device]);
  if (untold.length === 0) return;
  const { signalRepository, authState: { keys } } = socket;
  // One transaction, and its reading first: hundreds of both are hundreds of questions otherwise.
  const make = () =>
    keys.transaction(async () => {
      const names = untold.map((device) => signalRepository.jidToSignalProtocolAddress(device));
      await keys.get("session", names);
      await socket.assertSessions(untold);
    }, `sessions of ${jid}`);
  const made = untold.length < CROWD
    ? ask(make(), signal)
    : crowdByCrowd(() => ask(make(), signal), signal);
  await made.catch(notReached);
}

/** Devices: so many keys take the processor for a while. */
const CROWD = 50;
/** Side by side, many numbers with new crowds would all be too late; in turn each is in time. */
const crowdByCrowd = oneByOne();

/** What the server says of somebody's devices, it does not say of the chat. */
function notReached(error: unknown): never {
  const refusal = unanswered(error);
  if (!isAbsent(refusal)) throw refusal;
  throw new MessengerRefusal("LATER", "somebody's devices are not to be had", { cause: error });
}
