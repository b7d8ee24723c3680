import { expect, onTestFinished, test } from "vitest";
import type { EvolutionOptions } from "../../../server/adapters/evolution/evolution.ts";
import { checkGateway } from "../../../server/adapters/evolution/check_gateway.ts";
import { evolutionAsMessenger } from "../../support/evolution/messenger_standin.ts";
import { renewCode, shut } from "../../support/evolution/instances.ts";
import { soon } from "../../support/messengers/connect_messenger.ts";
import { pairing } from "../../support/messengers/pair_messenger.ts";

async function gatewayAtHand(options: EvolutionOptions = {}) {
  const made = await evolutionAsMessenger(options);
  onTestFinished(() => made[Symbol.asyncDispose]());
  const instance = () => [...made.evolution.instances.values()][0]!;
  return { made, gateway: made.evolution, instance };
}

test("an unscanned code is followed by the next", async () => {
  const { made, instance } = await gatewayAtHand({ shownMs: 100 });
  const { awaited, last } = pairing(made, null);
  const { text } = await awaited("qr");
  renewCode(instance());
  await expect.poll(() => last("qr")?.text, soon).not.toBe(text);
  await made.phone!.scan(last("qr")!.text);
  await awaited("paired");
});

test("a pairing ends by its time limit, and leaves nothing at the gateway", async () => {
  const { made, gateway } = await gatewayAtHand({ pairMs: 100 });
  const { awaited, connection } = pairing(made, null);
  expect((await awaited("failed")).problem).toBe("EXPIRED");
  await connection.close();
  expect(gateway.instances.size).toBe(0);
});

test("a gateway that shows no more codes ends it", async () => {
  const { made, gateway, instance } = await gatewayAtHand();
  const { awaited, connection } = pairing(made, null);
  await awaited("qr");
  shut(instance(), 428);
  expect((await awaited("failed")).problem).toBe("EXPIRED");
  await connection.close();
  expect(gateway.instances.size).toBe(0);
});

test("a gateway that does not take the key, or is none, refuses", async () => {
  const { made, gateway } = await gatewayAtHand();
  gateway.gateway.key = "outra-chave";
  const { awaited } = pairing(made, null);
  expect((await awaited("failed")).problem).toBe("REFUSED");
  const without = { ...made, phone: { ...made.phone!, gateway: null } };
  expect((await pairing(without, null).awaited("failed")).problem).toBe("REFUSED");
});

test("a pairing that another process started and left is started again", async () => {
  const { made, gateway, instance } = await gatewayAtHand();
  pairing(made, null); // never closed
  await expect.poll(() => gateway.instances.size, soon).toBe(1);
  const former = instance().token;
  const { awaited } = pairing(made, null);
  await expect.poll(() => instance()?.token ?? former, soon).not.toBe(former);
  await made.phone!.scan((await awaited("qr")).text);
  await awaited("paired");
  expect(gateway.instances.size).toBe(1);
});

test("a lost answer does not end a pairing", async () => {
  const { made, gateway } = await gatewayAtHand();
  const { awaited, last } = pairing(made, null);
  const { text } = await awaited("qr");
  gateway.faults.nextOf("connectionState", "DROP_BEFORE", 2);
  await expect.poll(() => gateway.faults.happened.get("DROP_BEFORE"), soon).toBe(2);
  expect(last("failed")).toBeUndefined();
  await made.phone!.scan(text);
  await awaited("paired");
});

test("a number that has no name is called by what people write", async () => {
  const { made, gateway, instance } = await gatewayAtHand();
  const { awaited } = pairing(made, null);
  await awaited("qr");
  gateway.agree(instance(), null, "5511987654321");
  const { paired } = await awaited("paired");
  expect(paired.account)
    .toEqual({ id: "5511987654321", name: "+55 11 98765-4321", handle: "+55 11 98765-4321" });
  expect(JSON.parse(paired.credentials))
    .toEqual({ url: gateway.url, instance: "pai_1", token: instance().token });
});

test("the key of the operator is in no credentials", async () => {
  const { made, gateway, instance } = await gatewayAtHand();
  const { awaited } = pairing(made, null);
  await awaited("qr");
  gateway.agree(instance(), "Ana");
  expect((await awaited("paired")).paired.credentials).not.toContain(gateway.gateway.key);
});

test("checking a gateway verifies its kind, its version and the key", async () => {
  const { made: { fetch }, gateway } = await gatewayAtHand();
  const check = (key = gateway.gateway.key, url = gateway.url) => checkGateway(fetch)({ url, key });
  const problem = (checked: Promise<unknown>) => checked.catch((error) => error.problem);
  expect(await check()).toEqual({ version: "2.3.6" });
  expect(await problem(check("errada"))).toBe("KEY_REFUSED");
  for (const old of ["2.2.9", "1.8.0"]) {
    gateway.gateway.version = old;
    expect(await problem(check())).toBe("OUTDATED");
  }
  for (const enough of ["2.3.0", "2.10.1", "3.0.0"]) {
    gateway.gateway.version = enough;
    expect(await check()).toEqual({ version: enough });
  }
  gateway.gateway.version = null;
  expect(await problem(check())).toBe("NOT_A_GATEWAY");
  expect(await problem(check("chave", `${gateway.url}/noutro`))).toBe("NOT_A_GATEWAY");
  await gateway.goAway();
  expect(await problem(check())).toBe("UNREACHABLE");
});
