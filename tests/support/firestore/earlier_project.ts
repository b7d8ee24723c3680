import type { Auth, UserRecord } from "firebase-admin/auth";
import { importSource } from "../../../server/adapters/firebase/firestore/import_source.ts";
import type { FirestoreStandin } from "./firestore_standin.ts";
import type { Fields, Value } from "./protocol.ts";

export const PROJECT = "demo-garimpo";

export const text = (stringValue: string): Value => ({ stringValue });
export const int = (integerValue: number | string): Value => ({
  integerValue: String(integerValue),
});
export const map = (fields: Fields): Value => ({ mapValue: { fields } });
export const at = (iso: string, nanos = 0): Value => ({
  timestampValue: { seconds: String(Date.parse(iso) / 1000), nanos },
});

/** A profile as the earlier product wrote it at registration. */
export const profile = (name: string, more: Fields = {}): Fields => ({
  email: text(`${name}@example.com`),
  displayName: text(name),
  role: text("user"),
  createdAt: at("2026-01-02T03:04:05Z", 678_901_000),
  subscription: map({
    plan: text("Gratuito"),
    status: text("trialing"),
    expiresAt: at("2026-12-01T00:00:00Z"),
    messageCount: int(0),
    stripePriceId: { nullValue: "NULL_VALUE" },
    limits: map({}),
  }),
  ...more,
});

export const theme = (name: string, primary: string): Fields => ({
  name: text(name),
  settings: map({
    sidebarColor: text("#ffffff"),
    primaryColor: text(primary),
    cardColor: text("#FFFFFF"),
  }),
});

type Account = { readonly isAdmin?: boolean; readonly email?: string };

/** A source that reads the stand-in; of its accounts only these exist, or all. */
export function sourceOf(
  { host }: Pick<FirestoreStandin, "host">,
  accounts: Readonly<Record<string, Account | null>> = {},
) {
  const record = (uid: string) => {
    const given = accounts[uid];
    if (given === null) return [];
    return [{
      uid,
      email: given?.email ?? `${uid}@example.com`,
      emailVerified: true,
      displayName: uid,
      customClaims: given?.isAdmin ? { admin: true } : {},
      metadata: { creationTime: "Fri, 02 Jan 2026 03:04:05 GMT" },
    } as unknown as UserRecord];
  };
  const sdk = {
    getUsers: (ids: readonly { uid: string }[]) =>
      ids.length > 100 // as Firebase's own
        ? Promise.reject(new Error("auth/maximum-user-count-exceeded"))
        : Promise.resolve({ users: ids.flatMap(({ uid }) => record(uid)), notFound: [] }),
  };
  return importSource(
    { projectId: PROJECT, serviceAccount: null, emulatorHost: host },
    { sdk: () => Promise.resolve(sdk as unknown as Auth) },
    { minTimeout: 10 },
  );
}
