import { expect, test } from "vitest";
import {
  isAllowed,
  REQUEST_TIME,
  type RuleRequest,
  type Verb,
} from "../support/firestore/rules_engine.ts";
import { parseRules } from "../support/firestore/rules_syntax.ts";

const rules = parseRules(Deno.readTextFileSync("firestore.rules"));

const signedIn = (uid: string, claims: object = {}) => ({
  uid,
  token: { email: `${uid}@example.com`, ...claims },
});
const people = { guest: null, ana: signedIn("ana"), rute: signedIn("rute", { admin: true }) };

const DAY_MS = 24 * 60 * 60 * 1000;
const profile = {
  email: "ana@example.com",
  displayName: "Ana",
  role: "user",
  createdAt: REQUEST_TIME,
  subscription: {
    plan: "Gratuito",
    status: "trialing",
    expiresAt: new Date(REQUEST_TIME.getTime() + 7 * DAY_MS),
    messageCount: 0,
    stripePriceId: null,
    limits: {},
  },
};
const colors = { sidebarColor: "#ffffff", primaryColor: "#4E0DC2", cardColor: "#FFFFFF" };
const theme = { name: "Natal", settings: colors };

const VERBS: readonly Verb[] = ["get", "list", "create", "update", "delete"];

/** What each may do to a document, with content that is as it should be. */
function allowed(path: string, data: Record<string, unknown>) {
  const of = (auth: RuleRequest["auth"]) =>
    VERBS.filter((verb) => isAllowed(rules, { verb, path, auth, data })).join(" ");
  return { guest: of(people.guest), ana: of(people.ana), rute: of(people.rute) };
}

test.each([
  ["/users/ana", profile, { guest: "", ana: "get create", rute: "" }],
  ["/users/rute", profile, { guest: "", ana: "", rute: "get" }], // it has ana's email
  ["/users/ana/settings/bot", { sendingMode: "USER_WHATSAPP" }, {
    guest: "",
    ana: "get create",
    rute: "",
  }],
  ["/users/ana/settings/other", {}, { guest: "", ana: "", rute: "" }],
  ["/users/ana/drafts/one", {}, { guest: "", ana: "", rute: "" }],
  ["/plans/price_pro", { limits: {} }, { guest: "", ana: "get", rute: "get" }],
  ["/global_settings/appearance", colors, { guest: "", ana: "get", rute: "get create update" }],
  ["/global_settings/appearance/themes/natal", theme, {
    guest: "",
    ana: "get list",
    rute: "get list create delete",
  }],
  ["/global_settings/flags", {}, { guest: "", ana: "", rute: "" }],
  ["/feedbacks/one", {}, { guest: "", ana: "", rute: "" }],
])("%s is for whom the specification shows", (path, data, expected) => {
  expect(allowed(path, data)).toEqual(expected);
});

const { subscription } = profile;
test.each([
  ["an admin", { role: "admin" }],
  ["somebody else's email", { email: "bia@example.com" }],
  ["a field of their own", { credits: 9 }],
  ["another time of registration", { createdAt: new Date(0) }],
  ["a paid plan", { subscription: { ...subscription, plan: "Pro" } }],
  ["an active plan", { subscription: { ...subscription, status: "active" } }],
  ["a price", { subscription: { ...subscription, stripePriceId: "price_pro" } }],
  ["a longer trial", {
    subscription: { ...subscription, expiresAt: new Date(REQUEST_TIME.getTime() + 8 * DAY_MS) },
  }],
  ["no end", { subscription: { ...subscription, expiresAt: null } }],
  ["limits of their own", { subscription: { ...subscription, limits: { groups: -1 } } }],
  ["limits that are no map", { subscription: { ...subscription, limits: [] } }],
  ["a name that is no text", { displayName: { html: "<b>" } }],
  ["a name without end", { displayName: "a".repeat(81) }],
  ["messages owed", { subscription: { ...subscription, messageCount: -100 } }],
])("nobody registers with %s", (_, change) => {
  const request = { verb: "create", path: "/users/ana", auth: people.ana } as const;
  expect(isAllowed(rules, { ...request, data: profile })).toBe(true);
  expect(isAllowed(rules, { ...request, data: { ...profile, ...change } })).toBe(false);
});

test("somebody may register without a name, and without limits", () => {
  const { displayName: _, ...nameless } = profile;
  const { limits: __, ...unlimited } = subscription;
  const request = { verb: "create", path: "/users/ana", auth: people.ana } as const;
  for (const data of [nameless, { ...profile, displayName: null }]) {
    expect(isAllowed(rules, { ...request, data })).toBe(true);
  }
  expect(isAllowed(rules, { ...request, data: { ...profile, subscription: unlimited } })).toBe(
    true,
  );
});

test("colours and themes are only what they should be, also from an admin", () => {
  const write = (path: string, data: Record<string, unknown>) =>
    isAllowed(rules, { verb: "create", path, auth: people.rute, data });
  const path = "/global_settings/appearance/themes/x";
  expect(write(path, { ...theme, settings: { ...colors, cardColor: "red" } })).toBe(false);
  expect(write(path, { ...theme, name: "" })).toBe(false);
  expect(write(path, { ...theme, html: "<script>" })).toBe(false);
  expect(write("/global_settings/appearance", { primaryColor: "#000000" })).toBe(false);
});

test("an admin changes the colours of a document that the product marked, and only those", () => {
  const before = { ...colors, origin: "garimpo:1", layout: "wide" };
  const update = (change: Record<string, unknown>) =>
    isAllowed(rules, {
      verb: "update",
      path: "/global_settings/appearance",
      auth: people.rute,
      before,
      data: { ...before, ...change },
    });
  expect(update({ primaryColor: "#000000" })).toBe(true);
  expect(update({ primaryColor: "black" })).toBe(false);
  expect(update({ layout: "narrow" })).toBe(false);
  expect(update({ origin: "garimpo:2" })).toBe(false);
});

test("every function that a rule calls is declared, and no path is open for all", () => {
  expect(rules.matches.map(({ path }) => path)).toEqual([
    "/users/{uid}",
    "/users/{uid}/settings/bot",
    "/plans/{priceId}",
    "/global_settings/appearance",
    "/global_settings/appearance/themes/{theme}",
  ]);
  expect([...rules.functions.keys()]).toEqual([
    "isSignedIn",
    "isOwner",
    "isAdmin",
    "isTrial",
    "isName",
    "isColor",
    "hasColors",
    "areColors",
  ]);
  expect(() => parseRules("rules_version = '2'; service cloud.firestore {")).toThrow(SyntaxError);
});
