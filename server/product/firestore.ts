import { firebaseAuth } from "../adapters/firebase/firebase_auth.ts";
import type { FirestoreOptions } from "../adapters/firebase/firestore/firestore_client.ts";
import { documentStore } from "../adapters/firebase/firestore/document_store.ts";
import { importSource } from "../adapters/firebase/firestore/import_source.ts";
import type { Config } from "../config/config.ts";
import { ConfigError } from "../config/variables.ts";
import { serviceAccountOf } from "./identity.ts";

/** Returns the store that is mirrored to or listened to; null: neither is configured. */
export async function chooseDocumentStore({ firebase, firestore }: Config) {
  if (!firebase || !firestore || !firestore.isMirrored && !firestore.isListenedTo) return null;
  const serviceAccount = await serviceAccountOf(firebase);
  return documentStore({
    ...firestoreOptions(firestore, serviceAccount),
    isListening: firestore.isListenedTo,
  });
}

/** Opens the configured project for an import. @throws ConfigError if there is none */
export async function openImportSource({ firebase, firestore }: Config) {
  if (!firebase || !firestore) {
    throw new ConfigError("FIREBASE_PROJECT_ID must be set: the project to import from");
  }
  const serviceAccount = await serviceAccountOf(firebase);
  const { projectId, emulatorHost } = firebase;
  const auth = firebaseAuth({ projectId, serviceAccount, emulatorHost });
  return await importSource(firestoreOptions(firestore, serviceAccount), auth);
}

/** What of gRPC's and Firebase's codes an operator can do something about. */
const CREDENTIALS = [7, 16, "auth/insufficient-permission", "app/invalid-credential"];
const NO_DATABASE = 5;
const QUOTA = 8;
const AWAY = [4, 13, 14, "app/network-error", "app/network-timeout"];

/** Returns why a project could not be read, for its operator; an error that says nothing to them as it is. */
export function sourceFailure(error: unknown, projectId: string): unknown {
  const { code, message } = error as { code?: number | string; message?: string };
  const cause = String(message).split("\n")[0]!.slice(0, LONGEST_CAUSE);
  const isIn = (codes: readonly (number | string)[]) => code !== undefined && codes.includes(code);
  if (isIn(CREDENTIALS) || /credential|invalid_grant|metadata from plugin/i.test(cause)) {
    return new ConfigError(
      `Google refuses the credentials (${cause}). Check FIREBASE_SERVICE_ACCOUNT and its roles in ` +
        `${projectId}: “Cloud Datastore Viewer” and “Firebase Authentication Viewer”`,
    );
  }
  if (code === NO_DATABASE) {
    return new ConfigError(
      `${projectId} has no Firestore (${cause}). Check FIRESTORE_PROJECT_ID`,
    );
  }
  const later = "Run the same command again later: it goes on where it was";
  if (code === QUOTA) return new ConfigError(`The quota of ${projectId} is used up. ${later}`);
  return isIn(AWAY)
    ? new ConfigError(`The Firestore of ${projectId} does not answer (${cause}). ${later}`)
    : error;
}

/** Characters. */
const LONGEST_CAUSE = 200;

const firestoreOptions = (
  { projectId, emulatorHost }: NonNullable<Config["firestore"]>,
  serviceAccount: string | null,
): FirestoreOptions => ({ projectId, emulatorHost, serviceAccount });
