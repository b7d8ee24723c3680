import { expect, test } from "vitest";
import { CannotOpen } from "../../../server/core/vault.ts";
import { openVault } from "../../../server/adapters/vault/vault.ts";

const KEY = "a secret key of thirty-two letters";
const TOKEN = "123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr";

test("a sealed secret opens again, and its text does not show the secret", async () => {
  const vault = await openVault(KEY);
  const sealed = await vault.seal(TOKEN, "ses_1");
  expect(sealed).not.toContain("AAbb");
  expect(await vault.open(sealed, "ses_1")).toBe(TOKEN);
  expect(await vault.seal(TOKEN, "ses_1")).not.toBe(sealed); // equal secrets look different
});

test("a secret opens for no other context, nor altered, nor with another key", async () => {
  const vault = await openVault(KEY);
  const sealed = await vault.seal(TOKEN, "ses_1");
  const altered = sealed.slice(0, -2) + (sealed.endsWith("AA") ? "BB" : "AA");
  await expect(vault.open(sealed, "ses_2")).rejects.toThrow(CannotOpen);
  await expect(vault.open(altered, "ses_1")).rejects.toThrow(CannotOpen);
  const other = await openVault("another key of thirty-two letters");
  await expect(other.open(sealed, "ses_1")).rejects.toThrow("SECRET_KEY_EARLIER");
});

test("after a change of the key, secrets sealed by the earlier key still open", async () => {
  const sealed = await (await openVault(KEY)).seal(TOKEN, "ses_1");
  const rotated = await openVault("the key of thirty-two new letters", [KEY]);
  expect(await rotated.open(sealed, "ses_1")).toBe(TOKEN);
  const fresh = await rotated.seal(TOKEN, "ses_1");
  await expect((await openVault(KEY)).open(fresh, "ses_1")).rejects.toThrow(CannotOpen);
});

test("a derived secret is always the same, and another for other words", async () => {
  const [one, two] = [await openVault(KEY), await openVault(KEY)];
  expect(await one.derive("webhook ses_1")).toBe(await two.derive("webhook ses_1"));
  expect(await one.derive("webhook ses_1")).not.toBe(await one.derive("webhook ses_2"));
});
