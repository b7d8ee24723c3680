import { startFirestore } from "./firestore_standin.ts";
import { at, profile, PROJECT, text, theme } from "./earlier_project.ts";
import type { Fields } from "./protocol.ts";

/**
 * Runs an earlier project with as many people as the first argument says: its Firestore, and the
 * accounts of Firebase Authentication. Prints where both are; the third and fourth arguments are their
 * ports. Each run has the same documents with the same times, and what earlier runs were written, which
 * the file of the second argument keeps.
 */
const [PEOPLE = "1000", journal, PORT = "0", ACCOUNTS_PORT = "0"] = Deno.args;
const BATCH = 5_000;

const firestore = await startFirestore(Number(PORT));
firestore.store.clock = () => Date.UTC(2026, 0, 1);
firestore.seed({
  "plans/price_pro": { limits: { mapValue: { fields: { groups: { integerValue: "9" } } } } },
  "global_settings/appearance/themes/natal": theme("Natal", "#4E0DC2"),
  "global_settings/appearance": { primaryColor: text("#4E0DC2") },
});
for (let from = 0; from < Number(PEOPLE); from += BATCH) {
  const some: Record<string, Fields> = {};
  for (let nth = from; nth < Math.min(from + BATCH, Number(PEOPLE)); nth++) {
    const uid = `uid${String(nth).padStart(9, "0")}`;
    some[`users/${uid}`] = profile(uid, { phone: text(`+55 ${nth}`), seen: at("2026-01-01Z", 1) });
    some[`users/${uid}/settings/bot`] = { sendingMode: text("TELEGRAM") };
  }
  firestore.seed(some, PROJECT);
}

firestore.store.clock = Date.now;
if (journal) {
  for (const line of (await Deno.readTextFile(journal)).split("\n")) {
    if (line) firestore.store.commit(new Map([JSON.parse(line)]), firestore.store.tick());
  }
  firestore.store.onCommit((changes) => {
    const lines = changes.map(({ name, document }) =>
      JSON.stringify([name, document?.fields ?? null])
    );
    Deno.writeTextFileSync(journal, lines.map((line) => `${line}\n`).join(""), { append: true });
  });
}

/** Answers `accounts:lookup` as Google's emulator does: everybody has an account. */
const accounts = Deno.serve(
  { hostname: "127.0.0.1", port: Number(ACCOUNTS_PORT), onListen() {} },
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
