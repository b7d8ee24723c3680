import { may } from "../../core/permissions.ts";
import type { Context } from "../../core/context.ts";
import type { UserId } from "../../core/ids.ts";
import { loadUsers } from "../../core/users/administration/list_users.ts";
import { photoPath, type User, viewerKinds } from "../../core/users/user.ts";
import { builder } from "../builder.ts";
import { PlanSubscription } from "./plan_subscription.ts";

export const Role = builder.enumType("Role", {
  description: "What a person may do here.",
  values: {
    USER: { value: "user", description: "Their own things." },
    ADMIN: { value: "admin", description: "The settings of all, too." },
  } as const,
});

/** An API key needs a scope for what it reads of an account, except its id. */
const seen = { may: "profile.see" } as const;

/** The fields that `User` and `Viewer` share. */
export const Account = builder.interfaceRef<User>("Account").implement({
  description: "What a person and the admins see of the person's account.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "usr_…" }),
    email: t.exposeString("email", {
      authScopes: seen,
      description: "Where emails to the person go.",
    }),
    isEmailVerified: t.boolean({
      authScopes: seen,
      description: "Whether the e-mail is known to be theirs.",
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    displayName: t.exposeString("displayName", {
      authScopes: seen,
      description: "What they want to be called.",
    }),
    role: t.expose("role", { authScopes: seen, type: Role, description: "What they may do here." }),
    admin: t.boolean({
      authScopes: seen,
      description: "Whether they may change the settings of all.",
      // A token may claim it where the row does not; the claim is known of the viewer only.
      resolve: ({ id, role }, _, { viewer }) =>
        viewerKinds[role] === "admin" ||
        "userId" in viewer && viewer.userId === id && may(viewer, "user.manage"),
    }),
    subscription: t.field({
      authScopes: seen,
      type: PlanSubscription,
      description: "Their plan.",
      resolve: (user) => user,
    }),
    photoUrl: t.string({
      authScopes: seen,
      nullable: true,
      description:
        "Where their photo is, a square JPEG; a new photo has a new address. Null: none.",
      resolve: ({ photoId }) => photoId && photoPath(photoId),
    }),
    createdAt: t.expose("createdAt", {
      authScopes: seen,
      type: "DateTime",
      description: "When they came.",
    }),
    deletesAt: t.expose("deletesAt", {
      authScopes: seen,
      type: "DateTime",
      nullable: true,
      description: "When their account is deleted, as they requested; null: it stays.",
    }),
    timeZone: t.exposeString("timeZone", {
      authScopes: seen,
      description: "IANA's name of the zone that their local times are in.",
    }),
  }),
});

export const UserNode = builder.loadableNode("User", {
  description: "A person with an account, as admins see it.",
  authScopes: { may: "profile.see" },
  interfaces: [Account],
  id: { resolve: (user: User) => user.id, description: "usr_…" },
  load: (ids: UserId[], ctx: Context) => loadUsers(ctx, ids),
});
