import * as v from "valibot";
import type { FirebaseConfig } from "./firebase_config.ts";
import { ConfigError, parseVariables, type Variables, withValue } from "./variables.ts";

/** The Firestore that an earlier product used. */
export type FirestoreConfig = {
  readonly projectId: string;
  /** Whether our changes are written there. */
  readonly isMirrored: boolean;
  /** Whether themes, appearance and plans that change there change here. */
  readonly isListenedTo: boolean;
  /** Host and port of an emulator; null: Google's own. */
  readonly emulatorHost: string | null;
};

const onOrOff = (name: string) =>
  v.pipe(
    v.optional(v.picklist(["on", "off"], withValue(`${name} must be on or off`)), "off"),
    v.transform((word) => word === "on"),
  );

const firestoreVariables = v.object({
  FIRESTORE_PROJECT_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
        withValue("FIRESTORE_PROJECT_ID must be a project's id"),
      ),
    ),
  ),
  FIRESTORE_MIRROR: onOrOff("FIRESTORE_MIRROR"),
  FIRESTORE_LISTEN: onOrOff("FIRESTORE_LISTEN"),
  FIRESTORE_EMULATOR_HOST: v.nullish(
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]+:\d+$/, withValue("FIRESTORE_EMULATOR_HOST must look like 127.0.0.1:8080")),
    ),
    null,
  ),
});

/** Reads the Firestore settings; null: there is no project of Firebase. @throws ConfigError */
export function readFirestoreConfig(
  variables: Variables,
  { firebase, isProduction }: {
    readonly firebase: FirebaseConfig | null;
    readonly isProduction: boolean;
  },
): FirestoreConfig | null {
  if (variables.FIRESTORE_EMULATOR_HOST && isProduction) {
    throw new ConfigError("FIRESTORE_EMULATOR_HOST is refused in production");
  }
  const set = parseVariables(firestoreVariables, variables);
  if (!firebase) {
    const asked = ["FIRESTORE_PROJECT_ID", "FIRESTORE_MIRROR", "FIRESTORE_LISTEN"].find((name) =>
      variables[name] && variables[name] !== "off"
    );
    if (!asked) return null;
    throw new ConfigError(`${asked} needs FIREBASE_PROJECT_ID: the people's accounts are there`);
  }
  return {
    projectId: set.FIRESTORE_PROJECT_ID ?? firebase.projectId,
    isMirrored: set.FIRESTORE_MIRROR,
    isListenedTo: set.FIRESTORE_LISTEN,
    emulatorHost: set.FIRESTORE_EMULATOR_HOST,
  };
}
