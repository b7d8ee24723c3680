import { expect, onTestFinished, test } from "vitest";
import { documentStore } from "../../server/adapters/firebase/firestore/document_store.ts";
import { openFirestore } from "../../server/adapters/firebase/firestore/firestore_client.ts";
import { ConfigError } from "../../server/config/variables.ts";
import { sourceFailure } from "../../server/product/firestore.ts";
import { sourceOf } from "../support/firestore/earlier_project.ts";
import { startFirestore } from "../support/firestore/firestore_standin.ts";

test("credentials that Firestore refuses are told in a sentence", async () => {
  await using firestore = await startFirestore();
  firestore.faults.fail("runQuery", "PERMISSION_DENIED", { times: 9 });
  const source = await sourceOf(firestore);
  const error = await source.readPage(null, 10).catch((error) => error);
  await source.close();
  expect(sourceFailure(error, "demo-garimpo")).toEqual(
    new ConfigError(
      "Google refuses the credentials (7 PERMISSION_DENIED: on demand). Check " +
        "FIREBASE_SERVICE_ACCOUNT and its roles in demo-garimpo: “Cloud Datastore Viewer” and " +
        "“Firebase Authentication Viewer”",
    ),
  );
});

test.each([
  [new Error("Could not load the default credentials. Browse to"), "refuses the credentials"],
  [
    { code: 2, message: "Getting metadata from plugin failed with error: invalid_grant" },
    "refuses",
  ],
  [{ code: "auth/insufficient-permission", message: "no" }, "Firebase Authentication Viewer"],
  [{ code: 5, message: "5 NOT_FOUND: The database (default) does not exist" }, "has no Firestore"],
  [
    { code: 8, message: "8 RESOURCE_EXHAUSTED: Quota exceeded." },
    "quota of demo-garimpo is used up",
  ],
  [{ code: 14, message: "14 UNAVAILABLE: no connection" }, "it goes on where it was"],
])("%o is told in a sentence", (error, sentence) => {
  const told = sourceFailure(error, "demo-garimpo");
  expect(told).toBeInstanceOf(ConfigError);
  expect((told as ConfigError).message).toContain(sentence);
});

test("a machine without credentials does not end the process; each attempt looks for them again", async () => {
  const name = "GOOGLE_APPLICATION_CREDENTIALS";
  const before = Deno.env.get(name);
  Deno.env.set(name, "/nowhere/key.json");
  onTestFinished(() => before === undefined ? Deno.env.delete(name) : Deno.env.set(name, before));
  const store = documentStore({
    projectId: "demo-garimpo",
    serviceAccount: null,
    emulatorHost: null,
    isListening: false,
  });
  const write = () =>
    store.write({ path: "a/b", decide: () => Promise.resolve({ decision: "SAME" }) });
  await expect(write()).rejects.toThrow("credential file");
  const error = await write().catch((error) => error);
  expect((sourceFailure(error, "demo-garimpo") as Error).message).toContain(
    "refuses the credentials",
  );
  const stop = await store.listen(() => Promise.resolve()); // it goes on trying
  await stop();
  await store.close();
});

test("a key that is none is told at once, and not shown", async () => {
  const serviceAccount = JSON.stringify({
    project_id: "demo-garimpo",
    client_email: "mirror@demo-garimpo.example",
    private_key: "SECRET",
  });
  const options = { projectId: "demo-garimpo", serviceAccount, emulatorHost: null };
  const error = await openFirestore(options).catch((error) => error);
  const told = (sourceFailure(error, "demo-garimpo") as Error).message;
  expect(told).toContain("refuses the credentials");
  expect(told).not.toContain("SECRET");
});

test("an error that says nothing to an operator stays as it is", () => {
  const error = new TypeError("x is not a function");
  expect(sourceFailure(error, "demo-garimpo")).toBe(error);
});
