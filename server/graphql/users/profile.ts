import {
  type Acceptance,
  acceptDocuments,
  type AcceptedDocument as Document,
  listAcceptances,
} from "../../core/users/profile/accept_documents.ts";
import { removePhoto, updateProfile } from "../../core/users/profile/profile.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { ViewerType } from "./viewer.ts";

const AcceptedDocument = described<Document>("AcceptedDocument", "What a person can accept.", {
  TERMS: "The terms of use.",
  PRIVACY: "The privacy policy.",
  OPTIONAL_STORAGE: "That more is kept on their device than what is necessary.",
});

const AcceptanceType = builder.objectRef<Acceptance>("Acceptance").implement({
  description: "What a person accepted, and when.",
  fields: (t) => ({
    document: t.expose("document", { type: AcceptedDocument, description: "What." }),
    version: t.exposeString("version", { description: "Which version of it: 1.0." }),
    acceptedAt: t.expose("acceptedAt", {
      type: "DateTime",
      description: "When, for the first time.",
    }),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  acceptances: t.field({
    type: [AcceptanceType],
    description: "The newest version of each document that they accepted.",
    complexity: { field: 1, multiplier: 3 },
    resolve: (_user, _args, ctx) => listAcceptances(ctx),
  }),
}));

builder.mutationField("updateProfile", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Sets what the viewer is called. A field left out stays.",
    authScopes: { may: "profile.edit" },
    errors: {},
    input: { displayName: t.input.string({ description: "1 to 80 visible characters." }) },
    resolve: (_, { input }, ctx) => updateProfile(ctx, input),
  }));

builder.mutationField("removePhoto", (t) =>
  t.field({
    type: ViewerType,
    description: "Takes the viewer's photo away. A new one comes by POST /api/profile/photo.",
    authScopes: { may: "profile.edit" },
    errors: {},
    resolve: (_root, _args, ctx) => removePhoto(ctx, {}),
  }));

builder.mutationField("acceptDocuments", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Writes down what the viewer accepts, in the version that they were shown.",
    authScopes: { may: "account.edit" },
    errors: {},
    input: {
      terms: t.input.string({ description: "The terms of use: 1.0." }),
      privacy: t.input.string({ description: "The privacy policy: 1.0." }),
      optionalStorage: t.input.string({
        description: "That more is kept on their device than is necessary: the policy's version.",
      }),
    },
    resolve: (_, { input }, ctx) => acceptDocuments(ctx, input),
  }));
