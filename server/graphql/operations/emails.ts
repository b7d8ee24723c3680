import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { Repeater } from "@repeaterjs/repeater";
import { pipe } from "graphql-yoga";
import { type EmailBounce, type EmailFacts, loadBounce } from "../../core/emails/queries.ts";
import { described } from "../described.ts";
import { emailKindNames, emailKinds } from "../../core/emails/kinds.ts";
import {
  emailFacts,
  findEmail,
  listEmails,
  mayRetry,
  resumeEmails,
  retryEmail,
} from "../../core/emails/manage_emails.ts";
import { emailStatuses, type SentEmail } from "../../core/emails/tables.ts";
import type { DomainEvent } from "../../core/events.ts";
import { permit } from "../../core/permissions.ts";
import { builder } from "../builder.ts";
import { changedPayload, publishChanged } from "../publish_changed.ts";
import { ViewerType } from "../users/viewer.ts";

const EmailStatus = builder.enumType("EmailStatus", {
  description: "What became of an email.",
  values: {
    WAITING: { description: "An attempt is under way, or the next one waits." },
    SENT: { description: "The mail server took it." },
    REFUSED: { description: "The mail server refused it for good, but not its address." },
    BOUNCED: { description: "The mail server refused its address for good." },
    BLOCKED: { description: "Its address had bounced before; it was not attempted." },
    HELD: { description: "It was requested before a restore and may have been sent already." },
    OBSOLETE: { description: "It has nothing to say any more." },
  } satisfies Record<(typeof emailStatuses)[number], { description: string }>,
});

const EmailKind = described(
  "EmailKind",
  "What an email is about.",
  Object.fromEntries(emailKindNames.map((kind) => [kind, `${emailKinds[kind].label}.`])) as Record<
    (typeof emailKindNames)[number],
    string
  >,
);

const SentEmailType = builder.objectRef<SentEmail>("SentEmail").implement({
  description: "An email that was to be sent, without its content.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "eml_…" }),
    kind: t.expose("kind", { type: EmailKind, description: "What it is about." }),
    label: t.string({
      description: "What it is about, in Portuguese.",
      resolve: ({ kind }) => emailKinds[kind].label,
    }),
    recipient: t.exposeString("recipient", { description: "The address, masked." }),
    status: t.expose("status", { type: EmailStatus, description: "What became of it." }),
    attempts: t.exposeInt("attempts", { description: "How often it was attempted." }),
    problem: t.exposeString("problem", {
      nullable: true,
      description: "Why the last attempt failed: the mail server's status, or an error's code.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was first due." }),
    triedAt: t.expose("triedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last attempted; null: never.",
    }),
    sentAt: t.expose("sentAt", {
      type: "DateTime",
      nullable: true,
      description: "When the mail server took it; null: it did not.",
    }),
    canRetry: t.boolean({ description: "Whether it may be sent again.", resolve: mayRetry }),
  }),
});

const EmailChanged = changedPayload("EmailChanged", "An email was sent, refused or held back.", {
  noun: "email",
  type: SentEmailType,
  load: (id: string, ctx) => findEmail(ctx, id),
  gone: "EMAIL_NOT_FOUND",
});

builder.subscriptionField("emailChanged", (t) =>
  t.field({
    type: EmailChanged,
    description: "Each email that was sent, refused, held back or requested again; for admins.",
    authScopes: { may: "operations.see" },
    subscribe: (_root, _args, ctx) =>
      pipe(
        Repeater.merge([ctx.live("email.changed"), ctx.live("email.retried")]),
        publishChanged(emailsOf, { everyMs: 1_000 }),
      ),
    resolve: (id) => ({ id }),
  }));

const emailsOf = (event: DomainEvent) => "emailId" in event ? [event.emailId] : [];

const EmailCounts = builder.objectRef<EmailFacts>("EmailCounts").implement({
  description: "How the emails of the last day went.",
  fields: (t) => ({
    sent: t.exposeInt("sent", { description: "Those that the mail server took." }),
    refused: t.exposeInt("refused", { description: "Those that it refused for good." }),
    held: t.exposeInt("held", { description: "Those that wait for an admin, of any age." }),
    lastSentAt: t.expose("lastSentAt", {
      type: "DateTime",
      nullable: true,
      description: "When one was last sent, of any age.",
    }),
  }),
});

const EmailPreview = builder.objectRef<(typeof emailKindNames)[number]>("EmailPreview").implement({
  description: "A kind of email, and where an example of it is shown.",
  fields: (t) => ({
    kind: t.field({ type: EmailKind, description: "Its kind.", resolve: (kind) => kind }),
    label: t.string({
      description: "What it is about, in Portuguese.",
      resolve: (kind) => emailKinds[kind].label,
    }),
    url: t.string({
      description: "The address of an example, as it is sent.",
      resolve: (kind) => `/api/admin/emails/${kind}`,
    }),
  }),
});

builder.queryFields((t) => ({
  emails: t.connection(
    {
      type: SentEmailType,
      description: "The emails of one status, or all, newest first, for admins.",
      authScopes: { may: "operations.see" },
      args: { status: t.arg({ type: EmailStatus, description: "Only those; absent: all." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      resolve: (_root, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: ({ id }: SentEmail) => id },
          (page: ResolveCursorConnectionArgs) => listEmails(ctx, page, args.status ?? null),
        ),
    },
    { name: "SentEmailConnection" },
    { name: "SentEmailEdge" },
  ),
  emailCounts: t.field({
    type: EmailCounts,
    description: "How the emails of the last day went, for admins.",
    authScopes: { may: "operations.see" },
    resolve: (_root, _args, ctx) => emailFacts(ctx),
  }),
  emailPreviews: t.field({
    type: [EmailPreview],
    description: "Every kind of email, for admins.",
    authScopes: { may: "operations.see" },
    complexity: { field: 1, multiplier: 15 },
    resolve: () => [...emailKindNames],
  }),
}));

const EmailBounceType = builder.objectRef<EmailBounce>("EmailBounce").implement({
  description: "The mail server refused the viewer's address for good: no emails are sent to it.",
  fields: (t) => ({
    bouncedAt: t.expose("bouncedAt", { type: "DateTime", description: "When it did." }),
  }),
});

builder.objectField(ViewerType, "emailBounce", (t) =>
  t.field({
    type: EmailBounceType,
    nullable: true,
    description: "Null: their address gets emails.",
    authScopes: { may: "profile.see" },
    resolve: ({ email }, _args, ctx) => loadBounce(ctx, email),
  }));

builder.mutationFields((t) => ({
  retryEmail: t.fieldWithInput({
    type: SentEmailType,
    description: "Sends an email again, or one that was held back. It says what is so now.",
    authScopes: { may: "operations.manage" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "eml_…" }) },
    resolve: (_root, { input: { id } }, ctx) => retryEmail(ctx, { id }),
  }),
  resumeEmails: t.field({
    type: ViewerType,
    description: "Lets emails to the viewer's own address be attempted again.",
    authScopes: { may: "account.edit" },
    errors: {},
    resolve: async (_root, _args, ctx) => {
      await resumeEmails(ctx, undefined);
      return permit(ctx.viewer, "account.edit");
    },
  }),
}));
