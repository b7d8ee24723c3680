import { Buffer } from "node:buffer";
import { globSync, readFileSync } from "node:fs";
import { verifySignature } from "libsignal/src/curve.js";
import { expect, onTestFinished, test } from "vitest";
import { library } from "../../../server/adapters/whatsapp/connection/library.ts";
import { checkSocketUrl } from "../../../server/adapters/whatsapp/connection/socket.ts";
import { importsOf } from "../../support/architecture.ts";
import { pairAccount } from "../../support/messengers/pair_messenger.ts";
import { type Device, marker } from "../../support/whatsapp/print_private.ts";
import { adapter } from "../../support/whatsapp/linked_session.ts";
import { whatsAppStandin } from "../../support/whatsapp/standin.ts";

const PHONE = "5511999990001";

/** Runs a program to its end. @returns all that it printed */
async function printedBy(program: string, ...given: string[]): Promise<string> {
  const args = ["run", "-A", `tests/support/whatsapp/${program}.ts`, ...given];
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), { args }).output();
  const printed = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes)).join("\n");
  expect(code, printed).toBe(0);
  return printed;
}

/** Every secret that was stored, in the forms in which it might be printed. */
function secretsIn(kept: string): string[] {
  const texts = [...kept.matchAll(/[A-Za-z0-9+/]{42,}={0,2}/g)].map(([text]) => text);
  return texts.flatMap((text) => {
    const bytes = Buffer.from(text, "base64").subarray(0, 16);
    const hex = bytes.toString("hex");
    return [text.slice(0, 40), hex, hex.replace(/..(?!$)/g, "$& "), [...bytes].join(", ")];
  });
}

test("no key and no credential is printed, and our own log goes on", async () => {
  await using standin = await whatsAppStandin();
  const group = standin.groups.make("Ofertas", 5);
  standin.groups.join(PHONE, group);
  const scan = (qr: string) => standin.phone.scan(qr, PHONE);
  const { account, credentials, secrets } = await pairAccount(adapter(standin), scan);
  const file = await Deno.makeTempFile();
  onTestFinished(() => Deno.remove(file));
  const { socketUrl } = standin;
  const device: Device = { account: account.id, credentials, secrets, socketUrl, group: group.id };
  await Deno.writeTextFile(file, JSON.stringify(device));

  const printed = await printedBy("print_private", file);
  expect(group.messages).toHaveLength(1);
  expect(printed).toContain("our own log goes on");
  expect(printed).not.toContain(marker);
  const kept = secretsIn(credentials + await Deno.readTextFile(file));
  expect(kept.length).toBeGreaterThan(1_000); // also those of its prekeys, and of the members
  expect(kept.filter((secret) => printed.includes(secret))).toEqual([]);
});

test("libsignal by itself prints its sessions", async () => {
  expect(await printedBy("print_private")).toContain(marker);
});

test("the library is imported in one place, and the web process never comes there", async () => {
  const files = globSync("{server,tools,bench}/**/*.ts");
  const sources = new Map(files.map((path) => [path, readFileSync(path, "utf8")]));
  const importers = importsOf(sources)
    .filter(({ target, onlyTypes }) => /^(baileys|libsignal)/.test(target) && !onlyTypes)
    .map(({ file }) => file);
  expect([...new Set(importers)]).toEqual(["server/adapters/whatsapp/connection/library.ts"]);
  const printed = await printedBy("loaded_by_web");
  expect(printed).toMatch(/web 0\n/);
  expect(printed).toMatch(/messenger [1-9]/);
});

test("an error that the library forgot ends nothing, one of our own ends the process", async () => {
  expect(await printedBy("unhandled_rejection")).toContain("it goes on");
  await expect(printedBy("unhandled_rejection", "own")).rejects.toThrow("a mistake of our own");
});

test("only TLS goes beyond this machine", () => {
  for (const safe of ["wss://web.whatsapp.com/ws/chat", "ws://127.0.0.1:9/ws/chat"]) {
    expect(checkSocketUrl(safe)).toBe(safe);
  }
  for (
    const unsafe of ["ws://web.whatsapp.com/ws/chat", "ws://127.0.0.1.example/", "http://localhost"]
  ) {
    expect(() => checkSocketUrl(unsafe)).toThrow("must be wss");
  }
});

/**
 * A canary: the library takes any signature, so that its pin of the server's certificate pins nothing
 * and TLS alone says who the server is. When this fails, the library has mended it: then say so in
 * `checkSocketUrl`, and give the stand-in's root to `WA_CERT_DETAILS`.
 */
test("the library still takes any signature", async () => {
  const { Curve } = await library();
  const { public: key, private: secret } = Curve.generateKeyPair();
  const message = Buffer.from("who says so?");
  const forged = Buffer.from(Curve.sign(secret, Buffer.from("something else")));
  const signalKey = Buffer.concat([Buffer.from([5]), key]);
  expect(verifySignature(signalKey, message, forged)).toBe(false);
  expect(Curve.verify(key, message, forged)).toBe(true);
});
