import { displayNameOf } from "../../core/users/user.ts";
import { requestVerification } from "./account_changes.ts";
import type { EndpointContext } from "./request_body.ts";
import type { AuthUser } from "./auth_tables.ts";
import { EMBEDDED, identified } from "./embedded_accounts.ts";
import { mayBeTakenBack } from "./email_codes.ts";
import { authError } from "./auth_error.ts";

/** The path to which vendors redirect after sign-in. */
export const VENDORS_PATH = "/callback/";

type Parts = {
  readonly shared: EndpointContext;
  /** Whether this account's user is blocked. */
  readonly isBlocked: (account: { provider: string; subject: string }) => Promise<boolean>;
};

/** The request in which better-auth creates a row; null: none. */
type RequestContext = { readonly path: string; readonly request?: Request | undefined } | null;

/** Hooks for the rows that better-auth creates. */
export const accountHooks = ({ shared, isBlocked }: Parts) => ({
  user: {
    create: {
      async before(user: AuthUser) {
        // The former owner of the address may still recover it: nobody else may register with it.
        if (await mayBeTakenBack(shared.db, user.email)) throw authError("USER_ALREADY_EXISTS");
        return { data: { ...user, name: displayNameOf(user.name, user.email), image: null } };
      },
      async after(user: AuthUser, request: RequestContext) {
        const isSocial = request?.path.startsWith(VENDORS_PATH) ?? false;
        await shared.change(async (db) => {
          const { emails } = await requestVerification(
            db,
            user.id,
            shared.addressOf(request?.request),
          );
          return { who: identified(user, null, isSocial), emails };
        });
      },
    },
  },
  account: {
    create: {
      // The vendor's tokens are not needed after the sign-in.
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
        // Expired sessions contain addresses: they are not stored longer than needed.
        await shared.db.deleteFrom("auth_sessions").where("expiresAt", "<", new Date()).execute();
      },
    },
  },
});
