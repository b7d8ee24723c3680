import { sentences } from "../../core/errors.ts";
import type { GatewayProblem, KnownGateway } from "../../core/delivery/pairing/gateway.ts";
import {
  loadGateway,
  removeGateway,
  testGateway,
  updateGateway,
} from "../../core/delivery/pairing/operate_gateway.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";

const GatewayStatus = described<GatewayProblem | "WORKING">(
  "MessengerGatewayStatus",
  "What came of the last question to a gateway.",
  {
    WORKING: "It answered, and took the key.",
    KEY_REFUSED: "It does not know the key.",
    NOT_A_GATEWAY: "Something else answers at its address.",
    UNREACHABLE: "Nothing answers at its address.",
    OUTDATED: "It is older than what is spoken here.",
  },
);

const MessengerGateway = builder.objectRef<KnownGateway>("MessengerGateway").implement({
  description:
    "The gateway to WhatsApp (Evolution API) that the operator runs. Its key is never shown.",
  fields: (t) => ({
    url: t.exposeString("url", { description: "Where it is, without a slash at the end." }),
    keyHint: t.exposeString("keyHint", {
      description: "As much of the key as may be shown: …3456.",
    }),
    status: t.field({
      type: GatewayStatus,
      description: "How it was at the last check.",
      resolve: ({ problem }) => problem ?? "WORKING",
    }),
    statusMessage: t.string({
      nullable: true,
      description: "What is wrong and what to do, in Portuguese; null: it works.",
      resolve: ({ problem }) => problem && sentences[`GATEWAY_${problem}`],
    }),
    version: t.exposeString("version", {
      nullable: true,
      description: "Its version, as it last said.",
    }),
    checkedAt: t.expose("checkedAt", {
      type: "DateTime",
      description: "When that was.",
    }),
  }),
});

builder.queryField("messengerGateway", (t) =>
  t.field({
    type: MessengerGateway,
    nullable: true,
    description: "The gateway through which people's numbers are paired; null: there is none.",
    authScopes: { may: "gateway.see" },
    resolve: (_root, _args, ctx) => loadGateway(ctx),
  }));

builder.mutationField("updateMessengerGateway", (t) =>
  t.fieldWithInput({
    type: MessengerGateway,
    description:
      "Makes this the gateway, once it has answered and taken the key; else everything stays. " +
      "Numbers that were paired before stay where they are.",
    authScopes: { may: "gateway.edit" },
    errors: {},
    input: {
      url: t.input.string({ required: true, description: "https://evolution.example" }),
      key: t.input.string({ required: true, description: "Its AUTHENTICATION_API_KEY." }),
    },
    resolve: (_, { input }, ctx) => updateGateway(ctx, input),
  }));

builder.mutationField("testMessengerGateway", (t) =>
  t.field({
    type: MessengerGateway,
    description: "Asks the gateway now whether it works; what came of it is its `status`.",
    authScopes: { may: "gateway.edit" },
    errors: {},
    resolve: (_root, _args, ctx) => testGateway(ctx),
  }));

const RemovedGateway = builder.objectRef<{ readonly url: string }>("RemovedMessengerGateway")
  .implement({
    description: "A gateway that was forgotten, with its key.",
    fields: (t) => ({ url: t.exposeString("url", { description: "Where it was." }) }),
  });

builder.mutationField("removeMessengerGateway", (t) =>
  t.field({
    type: RemovedGateway,
    description: "Forgets the gateway and its key: nothing more is paired through it.",
    authScopes: { may: "gateway.edit" },
    errors: {},
    resolve: (_root, _args, ctx) => removeGateway(ctx, undefined),
  }));
