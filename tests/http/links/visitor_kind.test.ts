import { expect, test } from "vitest";
import { agentOf, visitorKind } from "../../../server/http/links/visitor_kind.ts";
import { agents } from "../../support/links/agents.ts";

const none = () => null;
const kindOf = (name: string, method = "GET", header: (name: string) => string | null = none) =>
  visitorKind(method, header, agentOf(name));

test("the agents of browsers, previews, crawlers and programs are sorted rightly", () => {
  const wrong = agents.filter(([kind, name]) => kindOf(name) !== kind)
    .map(([kind, name]) => `${name}: ${kindOf(name)}, not ${kind}`);
  expect(wrong).toEqual([]);
  expect(new Set(agents.map(([, name]) => name)).size).toBeGreaterThanOrEqual(250);
});

const person = agents.find(([kind]) => kind === "PERSON")![1];

test("a page that a browser loads before it is wanted is counted apart", () => {
  for (
    const [header, value] of [
      ["sec-purpose", "prefetch"],
      ["sec-purpose", "prefetch;prerender"],
      ["sec-purpose", "prefetch;anonymous-client-ip"],
      ["purpose", "prefetch"],
      ["purpose", "preview"],
      ["x-moz", "prefetch"],
      ["x-purpose", "preview"],
      ["x-purpose", "instant"],
    ]
  ) {
    const kind = kindOf(person, "GET", (name) => name === header ? value! : null);
    expect([header, value, kind]).toEqual([header, value, "PREFETCH"]);
  }
  expect(kindOf(person, "GET", (name) => name === "sec-fetch-dest" ? "document" : null))
    .toBe("PERSON");
});

test("a HEAD is no person, whatever it calls itself", () => {
  expect(kindOf(person, "HEAD")).toBe("BOT");
  expect(kindOf("WhatsApp/2.23.20.0 A", "HEAD")).toBe("PREVIEW");
});

test("a device is read from the agent", () => {
  const device = (name: string) => agentOf(name).device;
  expect(device("Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148")).toBe(
    "MOBILE",
  );
  expect(device("Mozilla/5.0 (Linux; Android 14; SM-S918B) Chrome/131.0.0.0 Mobile Safari/537.36"))
    .toBe("MOBILE");
  expect(device("Mozilla/5.0 (Linux; Android 13; SM-X700) Chrome/131.0.0.0 Safari/537.36"))
    .toBe("TABLET");
  expect(device("Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) Mobile/15E148")).toBe("TABLET");
  expect(device("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0")).toBe("DESKTOP");
});
