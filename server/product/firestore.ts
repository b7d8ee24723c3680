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

const firestoreOptions = (
  { projectId, emulatorHost }: NonNullable<Config["firestore"]>,
  serviceAccount: string | null,
): FirestoreOptions => ({ projectId, emulatorHost, serviceAccount });
