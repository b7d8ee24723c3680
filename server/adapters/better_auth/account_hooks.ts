import { displayNameOf } from "../../core/users/user.ts";
import { requestVerification } from "./account_changes.ts";
import type { EndpointContext } from "./request_body.ts";
import type { AuthUser } from "./auth_tables.ts";
import { EMBEDDED, identified } from "./embedded_accounts.ts";
import { mayBeTakenBack } from "./requested_emails.ts";
import { authError } from "./auth_error.ts";

/** Where vendors send people back to. */
export const VENDORS_PATH = "/callback/";

type Parts = {
  readonly asked: EndpointContext;
  /** Whether whoever has this account may not come in. */
  readonly isBlocked: (account: { provider: string; subject: string }) => Promise<boolean>;
};

/** What better-auth is asked while it creates something; null: nothing. */
type During = { readonly path: string; readonly request?: Request | undefined } | null;

/** What happens around whatever better-auth creates by itself. */
export const accountHooks = ({ asked, isBlocked }: Parts) => ({
  user: {
    create: {
      async before(user: AuthUser) {
        // Whoever took an account could take the address that it was known by, too, and keep it.
        if (await mayBeTakenBack(asked.db, user.email)) throw authError("USER_ALREADY_EXISTS");
        return { data: { ...user, name: displayNameOf(user.name, user.email), image: null } };
      },
      async after(user: AuthUser, during: During) {
        const isSocial = during?.path.startsWith(VENDORS_PATH) ?? false;
        await asked.change(async (db) => {
          const { emails } = await requestVerification(
            db,
            user.id,
            asked.addressOf(during?.request),
          );
          return { who: identified(user, null, isSocial), emails };
        });
      },
    },
  },
  account: {
    create: {
      // The vendor's tokens have said who it is: nothing else is asked with them.
      before: <Account>(account: Account) =>
        Promise.resolve({
          data: { ...account, accessToken: null, refreshToken: null, idToken: null },
        }),
    },
  },
  session: {
    create: {
      async before({ userId: subject }: { userId: string }) {
        if (await isBlocked({ provider: EMBEDDED, subject })) throw authError("ACCOUNT_BLOCKED");
        // Whoever never comes back leaves theirs behind, with where they came from.
        await asked.db.deleteFrom("auth_sessions").where("expiresAt", "<", new Date()).execute();
      },
    },
  },
});
