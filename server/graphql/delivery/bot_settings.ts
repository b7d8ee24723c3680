import { availableModes, loadBotSettings } from "../../core/delivery/settings/load_bot_settings.ts";
import type {
  BotSettings,
  SendingMode as Mode,
} from "../../core/delivery/settings/bot_settings.ts";
import { SAFE_PACE } from "../../core/delivery/pacing/safe_pace.ts";
import { updateBotSettings } from "../../core/delivery/settings/update_bot_settings.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { ViewerType } from "../users/viewer.ts";

const SendingMode = described<Mode>("SendingMode", "Which messenger a person sends with.", {
  USER_WHATSAPP: "WhatsApp, by the person's own number.",
  TELEGRAM: "Telegram, by a bot of the person's own.",
  EVOLUTION_GATEWAY: "WhatsApp, by a number of the person's own behind the operator's gateway.",
  PLATFORM_WHATSAPP: "WhatsApp, by the number that an admin configured.",
});

const SafePace = builder.objectRef<typeof SAFE_PACE>("SafePace").implement({
  description: "The pace that is known not to cost a WhatsApp number.",
  fields: (t) => ({
    gapMinMs: t.exposeInt("gapMinMs", { description: "Milliseconds between messages, at least." }),
    gapMaxMs: t.exposeInt("gapMaxMs", { description: "Drawn up to so many." }),
    perMinute: t.exposeInt("perMinute", { description: "Messages in any 60 seconds." }),
    perHour: t.exposeInt("perHour", { description: "Messages in any 60 minutes." }),
    perDay: t.exposeInt("perDay", { description: "Messages in any 24 hours." }),
    identicalPerHour: t.exposeInt("identicalPerHour", {
      description: "Messages with the same text in any 60 minutes.",
    }),
  }),
});

const BotSettingsType = builder.objectRef<BotSettings>("BotSettings").implement({
  description: "How a person's messages are sent.",
  fields: (t) => ({
    sendingMode: t.expose("sendingMode", { type: SendingMode, description: "With what." }),
    availableModes: t.field({
      type: [SendingMode],
      description: "With what one can send here.",
      resolve: (_settings, _args, ctx) => availableModes(ctx),
    }),
    gapMinMs: t.int({
      description: "Milliseconds from one message of a session to the next, at least.",
      resolve: ({ pace }) => pace.gapMinMs,
    }),
    gapMaxMs: t.int({
      description: "The same, at most, where nothing else holds the next one back.",
      resolve: ({ pace }) => pace.gapMaxMs,
    }),
    perMinute: t.int({
      description: "Messages of a session in any 60 seconds.",
      resolve: ({ pace }) => pace.perMinute,
    }),
    perHour: t.int({
      description: "Messages of a session in any 60 minutes.",
      resolve: ({ pace }) => pace.perHour,
    }),
    perDay: t.int({
      description: "Messages of a session in any 24 hours.",
      resolve: ({ pace }) => pace.perDay,
    }),
    identicalPerHour: t.int({
      nullable: true,
      description: "Messages of a session with the same text in any 60 minutes; null: no limit.",
      resolve: ({ pace }) => pace.identicalPerHour,
    }),
    quietFrom: t.string({
      nullable: true,
      description: "Local time (HH:MM) from which nothing is sent; null: there is no such time.",
      resolve: ({ quietHours }) => quietHours?.from ?? null,
    }),
    quietTo: t.string({
      nullable: true,
      description: "Local time (HH:MM) at which sending goes on.",
      resolve: ({ quietHours }) => quietHours?.to ?? null,
    }),
    timeZone: t.exposeString("timeZone", {
      description: "IANA's name of the zone that local times are in.",
    }),
    lateAfterMinutes: t.exposeInt("lateAfterMinutes", {
      description: "Minutes after its time when a message is no longer sent.",
    }),
    slots: t.stringList({
      description: "Local times (HH:MM) for the next free slot, ascending.",
      resolve: ({ slots }) => [...slots],
    }),
    isNumberProtected: t.exposeBoolean("isNumberProtected", {
      description:
        "Whether a WhatsApp number is used no harder than `safePace`, and warmed up while it is " +
        "new; otherwise the pace set here alone holds.",
    }),
    safePace: t.field({
      type: SafePace,
      description: "As fast as a protected number may go: the stricter of it and the pace holds.",
      resolve: () => SAFE_PACE,
    }),
    pausedAt: t.expose("pausedAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when the person holds back everything.",
    }),
  }),
});

builder.objectField(ViewerType, "botSettings", (t) =>
  t.field({
    type: BotSettingsType,
    description: "How their messages are sent.",
    resolve: (_user, _args, ctx) => loadBotSettings(ctx),
  }));

builder.mutationField("updateBotSettings", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description:
      "Sets how the viewer's messages are sent. A field left out stays; null takes a limit or the " +
      "silence away.",
    authScopes: { may: "profile.edit" },
    errors: {},
    input: {
      sendingMode: t.input.field({ type: SendingMode, description: "One of `availableModes`." }),
      gapMinMs: t.input.int({ description: "From 1,000 to 3,600,000 milliseconds." }),
      gapMaxMs: t.input.int({ description: "The same, and no less than `gapMinMs`." }),
      perMinute: t.input.int({ description: "From 1 to 60." }),
      perHour: t.input.int({ description: "From 1 to 2,000." }),
      perDay: t.input.int({ description: "From 1 to 10,000." }),
      identicalPerHour: t.input.int({ description: "From 1 to 1,000; null: no limit." }),
      quietFrom: t.input.string({ description: "HH:MM; it and `quietTo` go together." }),
      quietTo: t.input.string({ description: "HH:MM; it and `quietFrom` go together." }),
      timeZone: t.input.string({ description: "IANA's name: America/Sao_Paulo." }),
      lateAfterMinutes: t.input.int({ description: "From 5 minutes to 7 days." }),
      slots: t.input.stringList({ description: "Up to 24 times: 09:00." }),
      isNumberProtected: t.input.boolean({
        description: "False: the pace set here alone holds, whatever it costs the number.",
      }),
    },
    resolve: (_, { input }, ctx) => updateBotSettings(ctx, input),
  }));
