import { writeCredentials } from "../../../server/adapters/evolution/instance.ts";
import { evolution, type EvolutionOptions } from "../../../server/adapters/evolution/evolution.ts";
import { shownPhone } from "../../../server/core/delivery/pairing/phone.ts";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import type { MessengerStandin } from "../messengers/messenger_standin.ts";
import type { Fault } from "../telegram/faults.ts";
import type { Instance } from "./instances.ts";
import type { Group } from "./numbers.ts";
import { quickGateway } from "./quick_gateway.ts";
import { evolutionStandin } from "./standin.ts";

const OWNER = "5511999990001";
/** The only validation of numbers by a gateway: their format. */
const NOBODY = "5";

/** Milliseconds within which a polling client shows up again. */
const ASKING_MS = 10 * quickGateway.checkMs;

/**
 * Evolution's stand-in with the adapter that calls it, as the messengers' contract tests need them.
 */
export async function evolutionAsMessenger(options: EvolutionOptions = {}) {
  await using failed = new AsyncDisposableStack();
  const standin = failed.use(await evolutionStandin());
  const guard = guardedOutbound();
  failed.defer(guard.close);
  const groups = new Map<object, Group>();
  const held = failed.move();

  function instanceOf({ id }: { id: string }): Instance {
    const found = [...standin.instances.values()].find(({ owner }) => owner === id);
    if (!found) throw new Error(`no instance is linked to ${id}`);
    return found;
  }
  const showing = (shows: (instance: Instance) => boolean): Instance => {
    const found = [...standin.instances.values()].find((one) => !one.owner && shows(one));
    if (!found) throw new Error("nothing that is there shows it");
    return found;
  };
  const agree = (instance: Instance) =>
    Promise.resolve(void standin.agree(instance, "Ofertas", OWNER));

  const asMessenger: MessengerStandin = {
    messenger: evolution(guard.operator, { ...quickGateway, ...options }),
    account() {
      const { owner, name: instance, token } = standin.linked("Ofertas");
      const account = { id: owner!, name: "Ofertas", handle: shownPhone(owner!) };
      const credentials = writeCredentials({ url: standin.url, instance, token });
      return Promise.resolve({ account, credentials, secrets: [] });
    },
    strangeCredentials: "",
    group(title, people) {
      const group = standin.group(title, people);
      groups.set(group, group);
      return group;
    },
    nowhere: "120363099999999999@g.us",
    add: ({ id }, group) => standin.place(groups.get(group)!, id, "admin"),
    remove: ({ id }, group) => standin.place(groups.get(group)!, id, "none"),
    silence({ id }, group) {
      standin.place(groups.get(group)!, id, null);
      standin.change(groups.get(group)!, { announce: true });
    },
    rename: (group, subject) => standin.change(groups.get(group)!, { subject }),
    move() {
      throw new Error("a group of WhatsApp keeps its id");
    },
    revoke: (account) => standin.end(instanceOf(account), 401),
    useElsewhere(account) {
      standin.end(instanceOf(account), 440);
      return () => Promise.resolve();
    },
    received: (group) => groups.get(group)!.messages.map(({ text, image }) => ({ text, image })),
    next: (mishap) => standin.faults.next(mishap satisfies Fault),
    happened: () => [...standin.faults.happened.values()].reduce((sum, times) => sum + times, 0),
    deliver() {},
    phone: {
      number: OWNER,
      nobody: NOBODY,
      gateway: { url: standin.url, key: standin.gateway.key },
      scan: async (text) => await agree(showing(({ qr }) => qr.code === text)),
      type: async (code) => await agree(showing(({ qr }) => qr.pairingCode === code)),
      linked: () => [...standin.instances.values()].filter(({ owner }) => owner === OWNER).length,
    },
    goAway: standin.goAway,
    comeBack: standin.comeBack,
    open: () => standin.underWay() + (standin.askedWithin(ASKING_MS) ? 1 : 0),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
  return { ...asMessenger, evolution: standin, instanceOf, fetch: guard.operator };
}
