import type { ApiScope } from "../../core/api_keys/scopes.ts";
import { listApiKeys } from "../../core/api_keys/queries.ts";
import type { ApiKey } from "../../core/api_keys/tables.ts";
import {
  createApiKey,
  type CreatedApiKey,
  revokeApiKey,
  rotateApiKey,
} from "../../core/api_keys/write_api_key.ts";
import type { ApiKeyId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { ViewerType } from "./viewer.ts";

export const ApiScopeType = described<ApiScope>(
  "ApiScope",
  "What an API key may do. Who may write an area may read it, too.",
  {
    OFFERS_READ: "Reads offers, their images and the state of the shops' connections.",
    OFFERS_WRITE: "Creates, edits, approves and deletes offers and their images.",
    PRODUCTS_READ: "Reads the catalogue and its prices.",
    PRODUCTS_WRITE: "Saves, edits, merges and deletes products.",
    COUPONS_READ: "Reads coupons.",
    COUPONS_WRITE: "Creates, edits, rates and deletes coupons.",
    TEXTS_READ: "Reads message templates and campaign texts.",
    TEXTS_WRITE: "Changes message templates, campaign texts and the settings of messages.",
    LINKS_READ: "Reads short links.",
    LINKS_WRITE: "Creates, edits and deletes short links.",
    STORE_READ: "Reads the person's store as they see it.",
    STORE_WRITE: "Changes, publishes and unpublishes the store.",
    CALENDAR_READ: "Reads the calendar.",
    CALENDAR_WRITE: "Schedules, changes and deletes what the calendar sends.",
    AUTOMATION_READ: "Reads rules, their decisions and what awaits approval.",
    AUTOMATION_WRITE: "Changes and stops rules, and answers approvals.",
    GROUPS_READ: "Reads groups and the sessions they belong to.",
    GROUPS_WRITE: "Changes groups and requests their lists anew.",
    SENDING_READ: "Reads the queue, the messages and how far they came.",
    SENDING_WRITE: "Sends offers to groups; postpones, retries and cancels messages.",
    INSIGHTS_READ: "Reads clicks, sales and the other results.",
    INSIGHTS_WRITE: "Imports sales.",
    NOTIFICATIONS_READ: "Reads notifications.",
    NOTIFICATIONS_WRITE: "Marks notifications as read.",
    ASSISTANT_READ: "Reads the conversations with the assistant.",
    ASSISTANT_WRITE:
      "Talks to the assistant, which reads and proposes only what the key's other scopes allow.",
    PROFILE_READ: "Reads the person's name, e-mail, plan and settings.",
    ADMIN_READ: "Reads what only admins see; only an admin gives it.",
    ADMIN_WRITE:
      "Changes what only admins change, except accounts and money; only an admin gives it.",
  },
);

const ApiKeyType = builder.objectRef<ApiKey>("ApiKey").implement({
  description: "A key by which the viewer's programs act as them, within its scopes.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "key_…" }),
    name: t.exposeString("name", { description: "What the person calls it." }),
    hint: t.exposeString("hint", {
      description: "How the key begins: gmp_ and six characters. The rest is stored nowhere.",
    }),
    scopes: t.expose("scopes", { type: [ApiScopeType], description: "What it may do." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was created." }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "When it ends; null: when it is revoked.",
    }),
    isExpired: t.boolean({
      description: "Whether it ended by itself.",
      resolve: ({ expiresAt }, _args, { now }) => expiresAt !== null && expiresAt <= now,
    }),
    isRotated: t.boolean({
      description: "Whether a new key replaces it.",
      resolve: ({ rotatedTo }) => rotatedTo !== null,
    }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last used, to within a minute; null: never.",
    }),
    lastUsedFrom: t.exposeString("lastUsedFrom", {
      nullable: true,
      description: "The network address that it was last used from.",
    }),
  }),
});

builder.objectField(ViewerType, "apiKeys", (t) =>
  t.field({
    type: [ApiKeyType],
    description: "The viewer's API keys that are not revoked, newest first.",
    complexity: { field: 5, multiplier: 10 },
    resolve: (_user, _args, ctx) => listApiKeys(ctx),
  }));

const CreatedApiKeyType = builder.objectRef<CreatedApiKey>("CreatedApiKey").implement({
  description: "A new API key.",
  fields: (t) => ({
    secret: t.exposeString("secret", {
      description: "The key itself, for the header `Authorization: Bearer …`. Shown only here.",
    }),
    apiKey: t.expose("apiKey", { type: ApiKeyType, description: "What the list shows of it." }),
  }),
});

builder.mutationField("createApiKey", (t) =>
  t.fieldWithInput({
    type: CreatedApiKeyType,
    description: "Creates an API key, up to 20 at a time.",
    authScopes: { may: "apiKey.edit" },
    errors: {},
    input: {
      name: t.input.string({ required: true, description: "Up to 60 characters." }),
      scopes: t.input.field({
        type: [ApiScopeType],
        required: true,
        description: "What it may do: at least one.",
      }),
      expiresAt: t.input.field({
        type: "DateTime",
        description: "When it ends; left out or null: when it is revoked.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      createApiKey(ctx, { ...input, expiresAt: input.expiresAt ?? null }),
  }));

builder.mutationField("rotateApiKey", (t) =>
  t.fieldWithInput({
    type: CreatedApiKeyType,
    description:
      "Replaces an API key by a new one with the same name, scopes and lifetime. Both work until the " +
      "overlap is over.",
    authScopes: { may: "apiKey.edit" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "key_…" }),
      overlapHours: t.input.int({
        description: "For how long both work: 24 hours if not said, at most 168.",
      }),
    },
    resolve: (_, { input }, ctx) => rotateApiKey(ctx, { ...input, id: input.id as ApiKeyId }),
  }));

const RevokedApiKey = builder.objectRef<{ readonly apiKeyId: ApiKeyId }>("RevokedApiKey")
  .implement({
    description: "An API key that no longer works.",
    fields: (t) => ({
      apiKeyId: t.exposeID("apiKeyId", { description: "key_…" }),
    }),
  });

builder.mutationField("revokeApiKey", (t) =>
  t.fieldWithInput({
    type: RevokedApiKey,
    description: "Ends an API key at once, everywhere.",
    authScopes: { may: "apiKey.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "key_…" }) },
    resolve: async (_, { input }, ctx) => ({
      apiKeyId: await revokeApiKey(ctx, { id: input.id as ApiKeyId }),
    }),
  }));
