import {
  endAccountSession,
  endOtherAccountSessions,
  listAccountSessions,
} from "../../core/users/account/account_sessions.ts";
import type { AccountSession } from "../../core/users/account/identity.ts";
import { builder } from "../builder.ts";
import { Account } from "./user.ts";
import { ViewerType } from "./viewer.ts";
import bowser from "bowser";

/** What people here call the devices of a system, with its preposition. */
const systems: Readonly<Record<string, string>> = {
  Android: "no Android",
  iOS: "no iPhone",
  macOS: "no Mac",
  Windows: "no Windows",
  Linux: "no Linux",
  "Chrome OS": "no Chromebook",
};

const UNKNOWN = "Aparelho desconhecido";
/** Characters that are looked at: a header may hold anything. */
const LONGEST = 500;

/** A browser on a device, as a person recognises it: "Chrome no Android". */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os, platform } = bowser.parse(userAgent.slice(0, LONGEST));
  const isTablet = os.name === "iOS" && platform.type === "tablet";
  const device = isTablet ? "no iPad" : systems[os.name ?? ""];
  if (!browser.name) return device ? `Navegador ${device}` : UNKNOWN;
  return device ? `${browser.name} ${device}` : browser.name;
}

const AccountSessionType = builder.objectRef<AccountSession>("AccountSession").implement({
  description: "A device that a person is signed in with.",
  fields: (t) => ({
    id: t.exposeID("key", { description: "Distinguishes it from the others." }),
    startedAt: t.expose("startedAt", { type: "DateTime", description: "When they signed in." }),
    seenAt: t.expose("seenAt", {
      type: "DateTime",
      description: "When it was last used, to within a day.",
    }),
    device: t.string({
      description: "What it is, in Portuguese: Chrome no Android.",
      resolve: ({ userAgent }) => deviceName(userAgent),
    }),
    address: t.exposeString("address", {
      nullable: true,
      description: "The network address that they signed in from; null: not known.",
    }),
    isCurrent: t.boolean({
      description: "Whether it is the one that asks.",
      resolve: ({ key }, _, { viewer }) => "userId" in viewer && viewer.sessionKey === key,
    }),
  }),
});

builder.interfaceField(Account, "accountSessions", (t) =>
  t.field({
    type: [AccountSessionType],
    nullable: true,
    description:
      "The devices that they are signed in with, newest first; null: the identity provider cannot " +
      "tell them apart.",
    complexity: { field: 5, multiplier: 10 },
    resolve: (user, _args, ctx) => listAccountSessions(ctx, user.id),
  }));

builder.mutationField("endAccountSession", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Signs the viewer out on one of their devices.",
    authScopes: { may: "account.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "Which session." }) },
    resolve: (_, { input }, ctx) => endAccountSession(ctx, { key: input.id }),
  }));

builder.mutationField("endOtherAccountSessions", (t) =>
  t.field({
    type: ViewerType,
    description: "Signs the viewer out on every device but the one that asks.",
    authScopes: { may: "account.edit" },
    errors: {},
    resolve: (_root, _args, ctx) => endOtherAccountSessions(ctx),
  }));
