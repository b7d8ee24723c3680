import type { Account } from "./accounts.ts";
import type { Odds } from "./faults.ts";
import type { GroupOptions, Role } from "./groups.ts";
import type { WhatsAppStandin } from "./standin.ts";

/** The commands of a stand-in under `/control/`, for a test in another process. */
type Orders = Readonly<Record<string, (input: Input) => unknown>>;

/** The fields of all commands. */
type Input = {
  readonly phone: string;
  readonly qr: string;
  readonly code: string;
  readonly groups: readonly string[];
  readonly count: number;
  readonly people: number;
  readonly subject: string;
  readonly options: GroupOptions;
  readonly role: Role;
  readonly fault: Parameters<WhatsAppStandin["faults"]["next"]>[0];
  readonly label: string;
  readonly status: number | null;
  readonly odds: Odds;
  readonly from: number;
};

/** Answers commands over HTTP; their input and output are JSON objects. */
export function controlled(standin: WhatsAppStandin): (request: Request) => Promise<Response> {
  const { accounts, groups, people, phone: phones, faults, messages, receipts } = standin;
  const named = (id: string) => {
    const group = groups.all.get(id);
    if (!group) throw new Error(`no group ${id}`);
    return group;
  };
  const all = (ids?: readonly string[]) => ids ? ids.map(named) : [...groups.all.values()];
  const seen = ({ jid, phone }: Account) => ({ jid, phone });

  const orders: Orders = {
    scan: ({ qr, phone }) => seen(phones.scan(qr, phone)),
    type: async ({ code, phone }) => seen(await phones.type(code, phone)),
    unlink: ({ phone }) => accounts.of(phone).map((account) => accounts.unlink(account)).length,
    replace: ({ phone }) => accounts.of(phone).map(({ line }) => line?.conflict("replaced")).length,
    drop: () => [...accounts.all.values()].map(({ line }) => line?.drop()).length,

    makeGroups: ({ count, subject, people: size, options }) =>
      Array.from({ length: count }, (_, n) => groups.make(`${subject} ${n + 1}`, size, options).id),
    join({ phone, role, groups: ids }) {
      for (const group of all(ids)) groups.join(phone, group, role);
    },
    remove({ phone, groups: ids }) {
      for (const group of all(ids)) groups.remove(phone, group);
    },
    rename: ({ groups: [id = ""], subject }) => groups.rename(named(id), subject),
    /** Makes the keys of all members in advance, to keep that out of measurements. */
    warm({ groups: ids }) {
      for (const group of all(ids)) people.warm(group.people.keys());
    },

    next: ({ fault, count }) => faults.next(fault, count),
    mute: ({ label }) => faults.mute(label),
    unmute: () => faults.unmute(),
    odds: ({ odds }) => faults.odds(odds),
    clear: () => faults.clear(),
    failLogins: ({ status }) => standin.failLogins(status),
    refuseUpgrades: ({ status }) => standin.refuseUpgrades(status),
    receipts: ({ count }) => receipts.behave(count > 0 ? "READERS" : "NONE"),

    /** The accepted messages, from that index on. */
    taken: ({ from = 0 }) => messages.taken.slice(from),
    cameTo: ({ phone }) => messages.cameTo(phone),
    state: () => ({
      online: [...accounts.all.values()].filter(({ line }) => line).map(seen),
      taken: messages.taken.length,
      refused: messages.refused.length,
      unreadable: messages.unreadable(),
      unhandled: standin.unhandled,
      received: Object.fromEntries(standin.received),
    }),
  };

  return async (request) => {
    const order = orders[new URL(request.url).pathname.replace("/control/", "")];
    if (!order) return new Response("no such order", { status: 404 });
    try {
      const input = JSON.parse(await request.text() || "{}");
      return Response.json(await order(input) ?? null);
    } catch (error) {
      return new Response(String(error), { status: 400 });
    }
  };
}
