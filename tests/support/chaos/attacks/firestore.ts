import { setTimeout as delay } from "node:timers/promises";
import { adminClient } from "../../firestore/admin_client.ts";
import {
  type EarlierProcess,
  endState,
  importByProcess,
  startEarlierProject,
} from "../../firestore/earlier_process.ts";
import { PROJECT } from "../../firestore/earlier_project.ts";
import { connectToDatabase, createDataFolder, startProduct } from "../../product/start_product.ts";
import { foundWithin } from "../../until.ts";

const PEOPLE = 5_000;
const DOCUMENTS = PEOPLE * 2 + 3;
const IMPORT_KILLS = 10;
const MIRROR_KILLS = 10;
/** People who change how they send, each so often. */
const CHANGING = 300;
const CHANGES = 4;
/** The product is killed at a random time within so many milliseconds after its start. */
const LIVES_MS = 6_000;
/** After the last kill everything is written within so long. */
const WRITTEN_MS = 300_000;

/**
 * Kills an import in its middle, and then the product while it writes changes to the Firestore.
 * @returns whether the import ended as one that was not killed, and the Firestore as the database says
 */
export async function firestore(notify: (line: string) => void): Promise<boolean> {
  await using project = await startEarlierProject(PEOPLE);
  await using straight = await createDataFolder();
  await using killed = await createDataFolder();
  await importByProcess({ dataDir: straight.path, project, goesOn: () => true });
  let left = IMPORT_KILLS;
  const kills = await importByProcess({
    dataDir: killed.path,
    project,
    async goesOn(documents) {
      // The lines come a thousand documents apart; the last kill is a thousand before the end.
      if (left === 0 || documents < 0.9 * DOCUMENTS * (1 - left / IMPORT_KILLS)) return true;
      left--;
      await delay(Math.random() * 300);
      return false;
    },
  });
  const [one, other] = [await endState(straight.path), await endState(killed.path)];
  const isSame = JSON.stringify(one) === JSON.stringify(other);
  notify(
    `import: ${kills} kills; ${other.users} people, ${other.documents} documents read, ` +
      `${other.imported} events; ${isSame ? "the same" : "not the same"} as without a kill`,
  );
  return isSame && kills === IMPORT_KILLS && await isMirrored(killed.path, project, notify);
}

async function isMirrored(
  dataDir: string,
  project: EarlierProcess,
  notify: (line: string) => void,
): Promise<boolean> {
  const environment = { ...project.environment, FIRESTORE_MIRROR: "on" };
  const start = () => startProduct(dataDir, "", environment);
  let product = await start();
  await using database = await connectToDatabase(dataDir);
  // Every profile differs from what is there: a write for each, besides those of the people.
  await database.rows("update users set display_name = display_name || ' Silva'");
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "server/firestore.ts", "mirror"],
    env: { DATA_DIR: dataDir, ...environment },
    stdout: "null",
  }).output();
  if (!success) throw new Error("the mirror was not requested");

  const acknowledged = new Map<string, string>();
  const changing = (async () => {
    for (let change = 0; change < CHANGES; change++) {
      for (let nth = 0; nth < CHANGING; nth++) {
        const [uid, mode] = [uidOf(nth), (change + nth) % 2 ? "TELEGRAM" : "USER_WHATSAPP"];
        while (!await changeMode(product.origin, uid, mode)) await delay(200);
        acknowledged.set(uid, mode);
      }
    }
  })();
  const waiting = async () => {
    const [row] = await database.rows<{ n: number }>(
      "select count(*)::int as n from firestore_mirror where requested > written",
    );
    return row!.n;
  };
  for (let kill = 1; kill <= MIRROR_KILLS; kill++) {
    await delay(300 + Math.random() * LIVES_MS);
    await product.end("SIGKILL");
    product = await start(); // and the database with it
    notify(
      `kill ${kill}: ${await waiting()} documents waited, ${acknowledged.size} people changed`,
    );
  }
  await changing;
  await foundWithin(WRITTEN_MS, async () => await waiting() === 0);
  const stillWaiting = await waiting();
  const wrong = await wrongDocuments(database, project.host, acknowledged);
  await product.end("SIGTERM");
  notify(
    `mirror: ${MIRROR_KILLS} kills, ${CHANGING * CHANGES} changes of ${CHANGING} people; ` +
      `${stillWaiting} wait, ${wrong.length} of ${DOCUMENTS} documents are wrong; ` +
      `the Firestore itself ended ${project.restarts()} times`,
  );
  for (const line of wrong.slice(0, 5)) notify(line);
  return stillWaiting === 0 && wrong.length === 0;
}

type Database = Awaited<ReturnType<typeof connectToDatabase>>;

/** Compares every document of a person with their rows, and with what was acknowledged to them. */
async function wrongDocuments(
  database: Database,
  host: string,
  acknowledged: ReadonlyMap<string, string>,
): Promise<string[]> {
  await using client = adminClient(host);
  const rows = await database.rows<{ uid: string; name: string; mode: string }>(
    `select subject as uid, display_name as name, sending_mode as mode
     from identities join users on users.id = user_id join bot_settings b on b.user_id = users.id`,
  );
  const wrong = rows.length === PEOPLE ? [] : [`${rows.length} people are here`];
  const profiles = await client.db.collection("users").get();
  const settings = await client.db.collectionGroup("settings").get();
  const names = new Map(profiles.docs.map((doc) => [doc.id, doc.data()]));
  const modes = new Map(settings.docs.map((doc) => [doc.ref.path.split("/")[1], doc.data()]));
  for (const { uid, name, mode } of rows) {
    const profile = names.get(uid);
    if (profile?.displayName !== name || !String(profile?.phone).startsWith("+55")) {
      wrong.push(`users/${uid}: ${profile?.displayName} there, ${name} here`);
    }
    const there = modes.get(uid)?.sendingMode;
    const last = acknowledged.get(uid) ?? mode;
    if (there !== mode || mode !== last) {
      wrong.push(`users/${uid}/settings/bot: ${there} there, ${mode} here, ${last} acknowledged`);
    }
  }
  return wrong;
}

const uidOf = (nth: number) => `uid${String(nth).padStart(9, "0")}`;

/** Changes how a person sends, as the product's page does. @returns whether it answered */
async function changeMode(origin: string, uid: string, mode: string): Promise<boolean> {
  const query = `mutation ($mode: SendingMode!) {
    updateBotSettings(input: { sendingMode: $mode }) { __typename } }`;
  try {
    const response = await fetch(`${origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${tokenOf(uid)}` },
      body: JSON.stringify({ query, variables: { mode } }),
    });
    const { data } = await response.json();
    return data?.updateBotSettings?.__typename === "Viewer";
  } catch {
    return false; // it was killed
  }
}

/** A token of Firebase's emulator, which nobody signs. */
function tokenOf(uid: string): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (content: object) =>
    new TextEncoder().encode(JSON.stringify(content))
      .toBase64({ alphabet: "base64url", omitPadding: true });
  const claims = {
    ...{ iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, sub: uid, user_id: uid },
    ...{ iat: now - 10, auth_time: now - 10, exp: now + 3_600 },
    ...{ email: `${uid}@example.com`, email_verified: true },
    firebase: { identities: {}, sign_in_provider: "password" },
  };
  return `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
}
