import type { WASocket } from "baileys";
import { isGroupJid } from "../jids.ts";
import { MessengerRefusal } from "../../../core/delivery/messenger.ts";
import { oneByOne, type Query } from "../connection/waiting.ts";
import { isAbsent, queryRefusal } from "../connection/refusals.ts";
import { meOf } from "../chats/groups.ts";
import type { MakingSessions } from "../secrets/auth_state.ts";
import type { SenderKeys } from "../secrets/sender_keys.ts";

type Reaching = {
  readonly makingSessions: MakingSessions;
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
  { makingSessions, query, senderKeys, signal }: Reaching,
): Promise<void> {
  // In a group the account's own phone is always among them.
  const read = () => makingSessions(() => socket.getUSyncDevices([...people], true, false));
  const found = (await query(read(), signal).catch(notReached)).map((device) => device.jid);
  if (found.length === 0) throw new MessengerRefusal("LATER", "the server knows no device there");
  const { lacking, recorded } = isGroupJid(jid)
    ? await senderKeys.address(jid, found, meOf(socket))
    : { lacking: found, recorded: undefined };
  recorded?.catch(() => {}); // it may reject before it is awaited
  if (lacking.length > 0) await establish(socket, jid, lacking, { makingSessions, query, signal });
  await query(Promise.resolve(recorded), signal);
}

/** Makes the sessions that there are none of. @throws MessengerRefusal */
async function establish(
  { signalRepository, authState: { keys }, assertSessions }: WASocket,
  jid: string,
  devices: readonly string[],
  { makingSessions, query, signal }: Omit<Reaching, "senderKeys">,
): Promise<void> {
  // One transaction that reads first, instead of hundreds of transactions and queries.
  const make = () =>
    makingSessions(() =>
      keys.transaction(async () => {
        const names = devices.map((device) => signalRepository.jidToSignalProtocolAddress(device));
        await keys.get("session", names);
        await assertSessions([...devices]);
      }, `sessions of ${jid}`)
    );
  const made = devices.length < CROWD
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
