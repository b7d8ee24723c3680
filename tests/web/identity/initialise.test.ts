import { expect, test } from "vitest";
import { createInitialise } from "../../../web/identity/initialise.ts";

/** What happens, in the order in which it does. */
function scene(settings: () => Promise<void> = () => Promise.resolve()) {
  const happened: string[] = [];
  const initialise = createInitialise({
    settings: async () => {
      happened.push("settings asked");
      await settings();
      happened.push("settings shown");
    },
    ready: () => void happened.push("ready"),
  });
  const auth = (who: string) => () => {
    happened.push(`auth: ${who}`);
    return Promise.resolve(who);
  };
  return { happened, initialise, auth };
}

test("the settings load first, then the session is checked, then the page is ready", async () => {
  const { happened, initialise, auth } = scene();
  expect(await initialise(auth("ana"))).toBe("ana");
  expect(happened).toEqual(["settings asked", "settings shown", "auth: ana", "ready"]);
});

test("it happens once a page, however often the session is checked", async () => {
  const { happened, initialise, auth } = scene();
  await Promise.all([initialise(auth("ana")), initialise(auth("ana"))]);
  await initialise(auth("bia"));
  const count = (what: string) => happened.filter((one) => one === what).length;
  expect([count("settings asked"), count("ready")]).toEqual([1, 1]);
  expect(happened.at(-1)).toBe("auth: bia"); // the session may change, and is checked again
});

test("failed settings are ignored", async () => {
  const { happened, initialise, auth } = scene(() => Promise.reject(new Error("offline")));
  expect(await initialise(auth("ana"))).toBe("ana");
  expect(happened).toEqual(["settings asked", "auth: ana", "ready"]);
});

test("while the session cannot be checked, the page is not ready", async () => {
  const { happened, initialise, auth } = scene();
  await expect(initialise(() => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  expect(happened).not.toContain("ready");
  await initialise(auth("ana"));
  expect(happened.at(-1)).toBe("ready");
});
