import type { WASocket } from "baileys";
import { MessengerRefusal } from "../../../core/delivery/messenger.ts";
import { oneByOne, type Query } from "../connection/waiting.ts";
import { isAbsent, queryRefusal } from "../connection/refusals.ts";
import type { SenderKeys } from "../secrets/sender_keys.ts";

type Reaching = {
  readonly query: Query;
  readonly senderKeys: SenderKeys;
  readonly signal: AbortSignal;
};

/**
 * Reads the devices of the people in a chat and establishes sessions with them. The library would
 * take the server's silence for an empty list and send to nobody. @throws MessengerRefusal
 */
export async function reachDevices(
  socket: WASocket,
  jid: string,
  people: readonly string[],
  { query, senderKeys, signal }: Reaching,
): Promise<void> {
  // In a group the account's own phone is always among them.
  const found = await query(socket.getUSyncDevices([...people], true, false), signal)
    .catch(notReached);
  if (found.length === 0) throw new MessengerRefusal("LATER", "the server knows no device there");
  const holders = await senderKeys.holdersOf(jid);
  const lacking = found.map((device) => device.jid).filter((device) => !holders[device]);
  if (lacking.length === 0) return;
  const { signalRepository, authState: { keys } } = socket;
  // One transaction that reads first, instead of hundreds of transactions and queries.
  const make = () =>
    keys.transaction(async () => {
      const names = lacking.map((device) => signalRepository.jidToSignalProtocolAddress(device));
      await keys.get("session", names);
      await socket.assertSessions(lacking);
    }, `sessions of ${jid}`);
  const made = lacking.length < CROWD
    ? query(make(), signal)
    : crowdByCrowd(() => query(make(), signal), signal);
  await made.catch(notReached);
}

/** The number of devices from which establishing sessions takes noticeable CPU time. */
const CROWD = 50;
/** Crowds are handled one after the other: concurrently, all would be late. */
const crowdByCrowd = oneByOne();

/** A refusal about somebody's devices does not concern the chat. */
function notReached(error: unknown): never {
  const refusal = queryRefusal(error);
  if (!isAbsent(refusal)) throw refusal;
  throw new MessengerRefusal("LATER", "somebody's devices are not to be had", { cause: error });
}
