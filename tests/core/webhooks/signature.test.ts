import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { newSecret, signedHeaders } from "../../../server/core/webhooks/signature.ts";

const message = (body = '{"type":"offer.created","data":{"title":"Fone é bom"}}') => ({
  id: "evt_01",
  at: new Date(),
  body,
});

test("the library of Standard Webhooks accepts a signature, and only that of these bytes", async () => {
  const secret = newSecret();
  const { body, ...rest } = message();
  const headers = await signedHeaders({ ...rest, body }, [secret]);
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: "offer.created" });
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
  expect(() => new Webhook(secret).verify(body, { ...headers, "webhook-id": "evt_02" })).toThrow();
  expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow();
});

test("while two secrets overlap, a receiver with either accepts", async () => {
  const [present, previous] = [newSecret(), newSecret()];
  const { body, ...rest } = message();
  const headers = await signedHeaders({ ...rest, body }, [present, previous]);
  for (const secret of [present, previous]) {
    expect(new Webhook(secret).verify(body, headers)).toBeTruthy();
  }
});

test("secrets differ, and have 32 bytes after their prefix", () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^whsec_/);
  expect(Uint8Array.fromBase64(one.slice("whsec_".length))).toHaveLength(32);
});
