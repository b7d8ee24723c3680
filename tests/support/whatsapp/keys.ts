import { Buffer } from "node:buffer";
import type { Account, Accounts } from "./accounts.ts";
import { isSigned } from "./certificates.ts";
import { lidOf, personOf } from "./jids.ts";
import { Refused } from "./server_connection.ts";
import type { People } from "./people.ts";
import type { Queries } from "./queries.ts";
import { bytesIn, childOf, childrenOf, element, type Stanza } from "./stanzas.ts";

/** Queries about keys, and about the devices that messages are encrypted for. */
export function keyQueries(accounts: Accounts, people: People): Queries {
  const linked = (jid: string): Account | undefined => {
    const { phone, device } = personOf(jid);
    return accounts.of(phone).find((account) => account.device === device);
  };

  async function bundle({ attrs: { jid = "" } }: Stanza): Promise<Stanza> {
    const account = linked(jid);
    if (!account) return await people.device(...placeOf(jid)).bundle(jid);
    const preKey = account.preKeys.shift();
    return element("user", { jid }, [
      element("registration", {}, account.registration),
      element("type", {}, Buffer.from([5])),
      element("identity", {}, account.identityKey),
      account.signedPreKey,
      ...preKey ? [preKey] : [],
    ]);
  }

  function aboutUser(user: Stanza, requested: ReadonlySet<string>): Stanza {
    const contact = childOf(user, "contact")?.content;
    const jid = user.attrs.jid ?? `${String(contact).replace("+", "")}@s.whatsapp.net`;
    const { phone } = personOf(jid);
    const isThere = !people.nobody.has(phone);
    const numbers = [
      ...people.devicesOf(phone),
      ...accounts.of(phone).map(({ device }) => device),
    ];
    const devices = numbers.map((id) =>
      element("device", {
        ...{ id: String(id), ...id && { "key-index": String(id) } },
        ...people.hosted.has(phone) && { is_hosted: "true" },
      })
    );
    return element("user", { jid }, [
      ...requested.has("devices") && isThere
        ? [element("devices", {}, [element("device-list", {}, devices)])]
        : [],
      ...requested.has("lid") && !jid.endsWith("@lid")
        ? [element("lid", { val: lidOf(phone) })]
        : [],
      ...requested.has("contact") ? [element("contact", { type: isThere ? "in" : "out" })] : [],
    ]);
  }

  return {
    "encrypt get count": ({ account }) => [
      element("count", { value: String(account.preKeys.length) }),
    ],
    "encrypt get digest": ({ account }) => [element("digest", {}, [account.signedPreKey])],
    "encrypt set registration": ({ account, stanza }) => {
      const signed = childOf(stanza, "skey");
      const key = Buffer.concat([Buffer.from([5]), bytesIn(signed, "value")]);
      if (!isSigned(account.identityKey, key, bytesIn(signed, "signature"))) {
        throw new Refused(406, "not-acceptable");
      }
      account.preKeys.push(...childrenOf(childOf(stanza, "list"), "key"));
      account.signedPreKey = signed!;
      account.registration = bytesIn(stanza, "registration");
    },
    "encrypt set rotate": ({ account, first }) => {
      account.signedPreKey = childOf(first, "skey")!;
    },
    "encrypt get key": async ({ first }) => [
      element("list", {}, await Promise.all(childrenOf(first, "user").map(bundle))),
    ],
    "usync get usync": ({ first }) => {
      const query = childOf(first, "query");
      const requested = new Set(
        Array.isArray(query?.content) ? query.content.map((c) => c.tag) : [],
      );
      const users = childrenOf(childOf(first, "list"), "user");
      return [element("usync", first!.attrs, [
        element("result"),
        element("list", {}, users.map((user) => aboutUser(user, requested))),
      ])];
    },
  };
}

function placeOf(jid: string): [phone: string, device: number] {
  const { phone, device } = personOf(jid);
  return [phone, device];
}
