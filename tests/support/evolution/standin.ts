import { plannedFaults } from "../telegram/faults.ts";
import { httpServer } from "../telegram/http_server.ts";
import { gatewayApi } from "./gateway.ts";
import { type Instance, link, newInstance, shut } from "./instances.ts";
import { type Group, groupForm, hiddenJid, jidOf, phoneNetwork, type Place } from "./numbers.ts";
import { eventDelivery } from "./webhooks.ts";

/**
 * A local stand-in for an operator's Evolution API 2.3 and for WhatsApp behind it: instances, the
 * groups of their numbers, people who act in them, and a record of every message that arrived.
 */
export async function evolutionStandin() {
  const network = phoneNetwork();
  const instances = new Map<string, Instance>();
  const faults = plannedFaults();
  const { deliverEvent, setWebhook, settled } = eventDelivery();
  const gateway = { key: crypto.randomUUID() as string, version: "2.3.6" as string | null };
  const { answer, ...records } = gatewayApi({
    ...{ network, instances, faults, retryAfter: 1 },
    key: () => gateway.key,
    version: () => gateway.version,
  });
  const server = await httpServer(answer);

  const instanceOf = (digits: string) =>
    [...instances.values()].find((one) => one.owner === digits);
  const inside = ({ members }: Group) =>
    [...instances.values()].filter(({ owner }) => owner !== null && members.has(owner));

  /** Sets or removes a number's role in a group. */
  function place(group: Group, digits: string, role: Place | "none"): void {
    const wasThere = group.members.has(digits);
    const before = inside(group);
    if (role === "none") group.members.delete(digits);
    else group.members.set(digits, role);
    const action = role === "none" ? "remove" : wasThere ? (role ? "promote" : "demote") : "add";
    const own = instanceOf(digits);
    const participants = [group.hidesNumbers ? hiddenJid(digits) : jidOf(digits)];
    for (const instance of new Set([...before, ...inside(group)])) {
      if (action === "add" && instance === own) {
        deliverEvent(instance, "groups.upsert", [groupForm(group, true)]);
      } else {
        deliverEvent(instance, "group-participants.update", { id: group.id, action, participants });
      }
    }
  }

  function change(group: Group, what: Partial<Pick<Group, "subject" | "announce">>): void {
    Object.assign(group, what);
    for (const one of inside(group)) {
      deliverEvent(one, "groups.update", [{ id: group.id, ...what }]);
    }
  }

  function end(instance: Instance, reason: number): void {
    if (reason === 401) Object.assign(instance, { owner: null });
    shut(instance, reason);
    const { name, state } = instance;
    deliverEvent(instance, "connection.update", { instance: name, state, statusReason: reason });
  }

  async function close(): Promise<void> {
    await server.close();
    await settled();
  }

  return {
    url: server.origin,
    gateway,
    instances: instances as ReadonlyMap<string, Instance>,
    /** All messages that arrived, failed sends, and requests. */
    ...records,
    faults,
    groups: network.groups as ReadonlyMap<string, Group>,
    group: network.group,
    /** Makes an instance's connection dead. */
    listsNothing: (is: boolean) => void (network.listsNothing = is),
    place,
    change,
    /** The messages of a number's chat with itself. */
    ownChat: (digits: string) => network.own.get(digits) ?? [],

    /** Makes an instance of a linked number. */
    linked(profileName: string) {
      const owner = network.newNumber();
      const instance = newInstance(`ins-${owner}`, crypto.randomUUID(), null);
      instances.set(instance.name, instance);
      network.own.set(owner, []);
      link(instance, owner, profileName);
      return instance;
    },
    /**
     * Scans or types the shown code: the connection closes for a moment, then the number is linked.
     */
    agree(instance: Instance, profileName: string | null, owner = network.newNumber()): string {
      network.own.set(owner, []);
      instance.state = "close";
      setTimeout(() => {
        if (instances.get(instance.name) === instance) link(instance, owner, profileName);
      }, 50);
      return owner;
    },
    /**
     * Ends its connection for good, with that code of WhatsApp's: 401 when it was unlinked on the
     * phone.
     */
    end,
    /** Reports the delivery progress of a message in a person's own chat. */
    tellStatus(instance: Instance, keyId: string, status: string): void {
      deliverEvent(instance, "messages.update", { keyId, fromMe: true, status, remoteJid: "" });
    },

    /** How webhook addresses are reached; by the network, unless set. */
    setWebhook,
    underWay: server.underWay,
    goAway: server.goAway,
    comeBack: server.comeBack,
    close,
    [Symbol.asyncDispose]: close,
  };
}

export type EvolutionStandin = Awaited<ReturnType<typeof evolutionStandin>>;
