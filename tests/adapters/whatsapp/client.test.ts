import { expect, test } from "vitest";
import { CLIENT_VERSION } from "../../../server/adapters/whatsapp/whatsapp.ts";
import { library } from "../../../server/adapters/whatsapp/connection/library.ts";

test("the version that admins are shown is the one that the library announces", async () => {
  const { DEFAULT_CONNECTION_CONFIG } = await library();
  expect(CLIENT_VERSION).toBe(DEFAULT_CONNECTION_CONFIG.version.join("."));
});
