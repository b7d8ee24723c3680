import type { User } from "../../core/users/user.ts";
import { builder } from "../builder.ts";
import { ViewerType } from "./viewer.ts";
import { updateMessageSettings } from "../../core/users/profile/message_settings.ts";

const MessageSettings = builder.objectRef<User>("MessageSettings").implement({
  description: "How a person's messages are written.",
  fields: (t) => ({
    hasDisclosure: t.exposeBoolean("hasDisclosure", {
      description: "Whether `#publi` is the first line of every message.",
    }),
    hasShortLinks: t.exposeBoolean("hasShortLinks", {
      description:
        "Whether each message to a group has a short link of its own, which counts the clicks, unless its template says otherwise.",
    }),
    signature: t.exposeString("signature", {
      description: "The last lines of every message; empty: none.",
    }),
  }),
});

builder.objectField(ViewerType, "messageSettings", (t) =>
  t.field({
    authScopes: { may: "template.see" },
    type: MessageSettings,
    description: "How their messages are written.",
    resolve: (user) => user,
  }));

builder.mutationField("updateMessageSettings", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Sets how the viewer's messages are written. A field left out stays.",
    authScopes: { may: "messageSettings.edit" },
    errors: {},
    input: {
      hasDisclosure: t.input.boolean({
        description: "Whether `#publi` is the first line of every message.",
      }),
      hasShortLinks: t.input.boolean({
        description: "Whether each message to a group has a short link of its own.",
      }),
      signature: t.input.string({
        description: "The last lines of every message, up to 200 characters; null or empty: none.",
      }),
    },
    resolve: (_, { input }, ctx) => updateMessageSettings(ctx, input),
  }));
