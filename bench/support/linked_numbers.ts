import type { Vendor, VendorAccount } from "../../tests/support/chaos/vendor.ts";
import type { startStandinProcess } from "../../tests/support/whatsapp/standin_process.ts";
import { adapter, patient } from "../../tests/support/whatsapp/linked_session.ts";

export type Apart = Awaited<ReturnType<typeof startStandinProcess>>;

const FIRST_NUMBER = 5_511_900_000_001;

/** Numbers that are linked to the product over the protocol, each in one group of so many people. */
export function linkedNumbers(
  whatsApp: Apart,
  people: number,
): Pick<Vendor, "channel" | "account"> {
  const messenger = adapter(whatsApp, patient);
  let linked = 0;

  async function account(): Promise<VendorAccount> {
    const phone = String(FIRST_NUMBER + linked++);
    const { promise, resolve, reject } = Promise.withResolvers<VendorAccount>();
    const [group = ""] = await whatsApp.order<string[]>("makeGroups", {
      ...{ count: 1, subject: "Grupo", people },
    });
    await whatsApp.order("join", { phone, groups: [group], role: "ADMIN" });
    const line = messenger.pair!({ id: "pai_1", phone: null, gateway: null }, (event) => {
      if (event.kind === "qr") void whatsApp.order("scan", { qr: event.text, phone });
      else if (event.kind === "failed") reject(new Error(event.problem));
      else if (event.kind === "paired") {
        const { account: { id }, credentials, secrets } = event.paired;
        const chats = [{ id: group, title: "Grupo 1" }];
        resolve({ id, name: "Ana", handle: phone, credentials, secrets, chats });
      }
    });
    const found = await promise;
    await line.close();
    return found;
  }
  return { channel: "WHATSAPP", account };
}
