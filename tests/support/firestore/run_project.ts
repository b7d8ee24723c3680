import { startFirestore } from "./firestore_standin.ts";
import { at, profile, PROJECT, text, theme } from "./earlier_project.ts";
import type { Fields } from "./protocol.ts";

/**
 * Runs an earlier project with as many people as the first argument says: its Firestore, and the
 * accounts of Firebase Authentication. Prints where both are; the next two arguments are their ports.
 * Each run has the same documents with the same times.
 */
const [PEOPLE = 1_000, PORT = 0, ACCOUNTS_PORT = 0] = Deno.args.map(Number);
const BATCH = 5_000;

const firestore = await startFirestore(PORT);
firestore.store.clock = () => Date.UTC(2026, 0, 1);
firestore.seed({
  "plans/price_pro": { limits: { mapValue: { fields: { groups: { integerValue: "9" } } } } },
  "global_settings/appearance/themes/natal": theme("Natal", "#4E0DC2"),
  "global_settings/appearance": { primaryColor: text("#4E0DC2") },
});
for (let from = 0; from < PEOPLE; from += BATCH) {
  const some: Record<string, Fields> = {};
  for (let nth = from; nth < Math.min(from + BATCH, PEOPLE); nth++) {
    const uid = `uid${String(nth).padStart(9, "0")}`;
    some[`users/${uid}`] = profile(uid, { phone: text(`+55 ${nth}`), seen: at("2026-01-01Z", 1) });
    some[`users/${uid}/settings/bot`] = { sendingMode: text("TELEGRAM") };
  }
  firestore.seed(some, PROJECT);
}

/** Answers `accounts:lookup` as Google's emulator does: everybody has an account. */
const accounts = Deno.serve(
  { hostname: "127.0.0.1", port: ACCOUNTS_PORT, onListen() {} },
  async (request) => {
    const { localId = [] } = await request.json() as { localId?: string[] };
    return Response.json({
      users: localId.map((uid) => ({
        localId: uid,
        email: `${uid}@example.com`,
        emailVerified: true,
        createdAt: "1767323045000",
      })),
    });
  },
);
console.log(JSON.stringify({
  firestore: firestore.host,
  accounts: `127.0.0.1:${accounts.addr.port}`,
}));
