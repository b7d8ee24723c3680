import { firebaseAuth } from "../adapters/firebase/firebase_auth.ts";
import type { FirestoreOptions } from "../adapters/firebase/firestore/firestore_client.ts";
import { importSource } from "../adapters/firebase/firestore/import_source.ts";
import type { Config } from "../config/config.ts";
import { ConfigError } from "../config/variables.ts";
import { serviceAccountOf } from "./identity.ts";

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
