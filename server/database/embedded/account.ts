/** The embedded database cannot be started; the message tells the operator what to do. */
export class CannotStart extends Error {}

/** The account that PostgreSQL runs as; null: the product's own. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number } | null;

/** The accounts to try when the product runs as root and the data has no owner yet. */
const CANDIDATES = ["postgres", "nobody"];

/**
 * Returns the account for PostgreSQL, which refuses to run as root. As root, it is the owner of `cluster`
 * if that exists, else `postgres`, else `nobody`. initdb needs an account of the passwd file.
 */
export async function accountFor(cluster: string): Promise<Account> {
  if (Deno.uid() !== 0) return null;
  if (Deno.build.os !== "linux") {
    throw new CannotStart("PostgreSQL does not run as root: start this as a normal user.");
  }
  const accounts = (await Deno.readTextFile("/etc/passwd")).split("\n").map((line) => {
    const [name = "", , uid, gid] = line.split(":");
    return { name, uid: Number(uid), gid: Number(gid) };
  });
  const owner = await Deno.stat(cluster).then(({ uid }) => uid, () => null);
  const account = accounts.find(({ uid }) => uid === owner && uid !== 0) ??
    CANDIDATES.map((wanted) => accounts.find(({ name }) => name === wanted)).find(Boolean);
  if (account) return account;
  throw new CannotStart(
    "PostgreSQL does not run as root, and there is no account `postgres` or `nobody` to run it: " +
      "start this as a normal user, or set DATABASE_URL.",
  );
}

/** Returns the command line that runs `command` as `account` in the same working folder. */
export function runAs(account: Account, command: readonly string[]): [string, string[]] {
  const { uid, gid } = account ?? {};
  const [program, ...args] = account
    ? ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", "--", ...command]
    : command;
  return [program!, args];
}
