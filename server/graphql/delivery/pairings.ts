import { Repeater } from "@repeaterjs/repeater";
import { pipe } from "graphql-yoga";
import type { Context } from "../../core/context.ts";
import type { DomainEvent } from "../../core/events.ts";
import type { PairingId, SessionId } from "../../core/ids.ts";
import { LimitReached } from "../../core/plans/limits.ts";
import {
  cancelPairing,
  currentPairing,
  loadPairing,
  startPairing,
} from "../../core/delivery/pairing/start_pairing.ts";
import {
  type Pairing,
  type PairingFailure,
  pairingSentences,
  type PairingStatus as State,
} from "../../core/delivery/pairing/pairing.ts";
import { resumeSession } from "../../core/delivery/sessions/resume_session.ts";
import { may } from "../../core/permissions.ts";
import { builder, nullWhen } from "../builder.ts";
import { described } from "../described.ts";
import { Channel } from "./messenger_enums.ts";
import { SessionNode } from "./session_node.ts";
import { changedPayload, publishChanged } from "../publish_changed.ts";
import { ViewerType } from "../users/viewer.ts";

const PairingStatus = described<State>("PairingStatus", "How far a pairing has come.", {
  WAITING: "It is being prepared: there is nothing to scan or to type yet.",
  SHOWING:
    "`qr` is to be scanned, or `pairingCode` typed, until `expiresAt`; then another one follows.",
  AGREED: "The phone agreed; in a moment the account is connected.",
  PAIRED: "It is connected: `session`.",
  FAILED: "It is not; `problem` says why.",
  CANCELED: "The person gave it up, or began another one.",
});

const PairingProblem = described<PairingFailure>("PairingProblem", "Why a pairing failed.", {
  EXPIRED: "Nobody scanned or typed it in time.",
  REFUSED: "The phone or the messenger said no.",
  UNREACHABLE: "The messenger did not answer.",
  OUTDATED: "The messenger no longer takes this client: the operator has to update.",
  NUMBER_INVALID: "There is no such number at the messenger.",
  ANOTHERS: "Somebody else has connected that number here.",
  INTERRUPTED: "It broke off after the phone had agreed.",
  NO_ROOM: "The plan has no room for another session.",
  OTHER_CHANNEL: "The person has connected that number in another way.",
  NO_PROCESS: "No messaging process took it up.",
});

/** What links an account is shown to the person alone, not to an admin in their name. */
const inPerson = (shown: string | null, { viewer }: Context) =>
  may(viewer, "session.connect") ? shown : null;

const PairingType = builder.objectRef<Pairing>("Pairing").implement({
  description: "An account at a messenger on its way to be linked by its owner's phone.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "pai_…" }),
    status: t.expose("status", { type: PairingStatus, description: "How far it has come." }),
    channel: t.expose("channel", { type: Channel, description: "Which messenger." }),
    phone: t.exposeString("phone", {
      nullable: true,
      description: "The number that a code is requested for, as digits; null: by a QR code.",
    }),
    qr: t.string({
      nullable: true,
      description: "What the QR code says that the phone is to scan.",
      resolve: ({ qr }, _, ctx) => inPerson(qr, ctx),
    }),
    pairingCode: t.string({
      nullable: true,
      description: "The 8 characters that are to be typed on the phone.",
      resolve: ({ code }, _, ctx) => inPerson(code, ctx),
    }),
    expiresAt: t.expose("shownUntil", {
      type: "DateTime",
      nullable: true,
      description: "Until when `qr` or `pairingCode` works.",
    }),
    session: t.field({
      type: SessionNode,
      nullable: true,
      description: "What it became, once it is PAIRED.",
      resolve: ({ sessionId }, _, ctx) =>
        sessionId &&
        SessionNode.getDataloader(ctx).load(sessionId).catch(nullWhen("SESSION_NOT_FOUND")),
    }),
    problem: t.expose("problem", {
      type: PairingProblem,
      nullable: true,
      description: "Why it FAILED.",
    }),
    statusMessage: t.string({
      nullable: true,
      description: "The same as a sentence in Portuguese: what happened, and what to do.",
      resolve: ({ problem }) => problem && pairingSentences[problem],
    }),
  }),
});

builder.objectField(ViewerType, "pairing", (t) =>
  t.field({
    type: PairingType,
    nullable: true,
    description: "Their pairing that is under way; null where there is none.",
    resolve: (_user, _args, ctx) => currentPairing(ctx),
  }));

builder.mutationField("startPairing", (t) =>
  t.fieldWithInput({
    type: PairingType,
    description:
      "Begins to link an account by the viewer's phone: `pairingChanged` follows its progress. " +
      "The same request again is the one that is under way; another one takes its place.",
    authScopes: { may: "session.connect" },
    errors: { types: [LimitReached] },
    input: {
      channel: t.input.field({ type: Channel, required: true, description: "Which messenger." }),
      phone: t.input.string({
        description: "The number with its country's code, to be given a code; left out: a QR code.",
      }),
      isNewNumber: t.input.boolean({
        description: "Whether the number is new at the messenger; left out: it is.",
      }),
    },
    resolve: async (_, { input }, ctx) => loadPairing(ctx, await startPairing(ctx, input)),
  }));

builder.mutationField("cancelPairing", (t) =>
  t.fieldWithInput({
    type: PairingType,
    description: "Gives a pairing up; one that has ended stays as it is.",
    authScopes: { may: "session.connect" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "pai_…" }) },
    resolve: async (_, { input }, ctx) => {
      const pairingId = await cancelPairing(ctx, { pairingId: input.id as PairingId });
      return await loadPairing(ctx, pairingId);
    },
  }));

builder.mutationField("resumeSession", (t) =>
  t.fieldWithInput({
    type: SessionNode,
    description:
      "Opens a session anew that stopped: here rather than elsewhere, or knowing that the " +
      "messenger restricted it.",
    authScopes: { may: "session.connect" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "ses_…" }) },
    resolve: (_, { input }, ctx) => resumeSession(ctx, { sessionId: input.id as SessionId }),
  }));

const PairingChanged = changedPayload("PairingChanged", "A pairing advanced.", {
  noun: "pairing",
  type: PairingType,
  load: (id: PairingId, ctx) => loadPairing(ctx, id),
  gone: "PAIRING_NOT_FOUND",
});

builder.subscriptionField("pairingChanged", (t) =>
  t.field({
    type: PairingChanged,
    description: "The pairing as it is now, and each time that it has come further.",
    authScopes: { may: "session.see" },
    args: { id: t.arg.id({ required: true, description: "pai_…" }) },
    async subscribe(_root, args, ctx) {
      const { id } = await loadPairing(ctx, args.id);
      const changes = pipe(ctx.live(id), publishChanged(pairingsOf));
      return Repeater.merge([[id], changes]); // what came before one listened, too
    },
    resolve: (id) => ({ id }),
  }));

const pairingsOf = (event: DomainEvent): PairingId[] =>
  "pairingId" in event ? [event.pairingId] : [];
