import { CannotStart } from "./cannot_start.ts";

/** Whom PostgreSQL runs as; null is whoever runs the product. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number } | null;

/** Accounts to run as, when the product is run by root and the data has no owner yet. */
const CANDIDATES = ["postgres", "nobody"];

/**
 * PostgreSQL refuses to run as root, so under root another account of the machine runs it: the owner
 * of `cluster` if it has one already, else `postgres`, else `nobody`. initdb wants one that is in
 * the passwd file.
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

/** The command line that runs `command` as `account`, keeping the working folder. */
export function runAs(account: Account, command: readonly string[]): [string, string[]] {
  const { uid, gid } = account ?? {};
  const [program, ...args] = account
    ? ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", "--", ...command]
    : command;
  return [program!, args];
}
