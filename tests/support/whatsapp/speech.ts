import { Buffer } from "node:buffer";
import { proto } from "baileys";
import type { Account, Accounts } from "./accounts.ts";
import type { Group } from "./groups.ts";
import { lidOf, type Phone } from "./jids.ts";
import type { People } from "./people.ts";
import { bytesIn, element, newId, seconds } from "./stanzas.ts";

/** The one byte of padding, which says how much there is. */
const PADDING = Uint8Array.of(1);
const encoded = (message: proto.IMessage) =>
  Buffer.concat([proto.Message.encode(message).finish(), PADDING]);

const numberIn = (bytes: Uint8Array) => bytes.reduce((number, byte) => number * 256 + byte, 0);
const publicKey = (bytes: Uint8Array) =>
  bytes.length === 33 ? bytes : Buffer.concat([Uint8Array.of(5), bytes]);

/** Makes members write in groups, for the linked devices of the others to read. */
export function speech(accounts: Accounts, people: People) {
  const introduced = new Set<string>();

  /** Returns what brings the group's key to a device, the first time. */
  async function keyFor(account: Account, phone: Phone, group: Group, key: Uint8Array) {
    const device = people.device(phone);
    const name = `${phone} ${account.lid}`;
    if (!introduced.has(name)) {
      introduced.add(name);
      const preKey = account.preKeys.shift()!;
      await device.meet(account.lid, {
        registrationId: numberIn(account.registration),
        identityKey: publicKey(account.identityKey),
        signedPreKey: {
          keyId: numberIn(bytesIn(account.signedPreKey, "id")),
          publicKey: publicKey(bytesIn(account.signedPreKey, "value")),
          signature: bytesIn(account.signedPreKey, "signature"),
        },
        preKey: {
          keyId: numberIn(bytesIn(preKey, "id")),
          publicKey: publicKey(bytesIn(preKey, "value")),
        },
      });
    }
    const { type, ciphertext } = await device.write(
      account.lid,
      encoded({
        senderKeyDistributionMessage: {
          groupId: group.id,
          axolotlSenderKeyDistributionMessage: key,
        },
      }),
    );
    return element("enc", { v: "2", type }, ciphertext);
  }

  /** Sends a member's text to the other members' linked devices. @returns the message's id */
  return async (phone: Phone, group: Group, text: string): Promise<string> => {
    const id = `3A${newId()}`;
    const author = lidOf(phone);
    const words = encoded({ conversation: text });
    const { ciphertext, senderKeyDistributionMessage } = await people.device(phone)
      .writeToGroup(group.id, author, words);
    for (const member of group.people.keys()) {
      for (const account of member === phone ? [] : accounts.of(member)) {
        accounts.deliver(
          account,
          element("message", {
            ...{ id, from: group.id, participant: author, type: "text", t: seconds() },
            addressing_mode: "lid",
          }, [
            await keyFor(account, phone, group, senderKeyDistributionMessage),
            element("enc", { v: "2", type: "skmsg" }, ciphertext),
          ]),
        );
      }
    }
    return id;
  };
}
