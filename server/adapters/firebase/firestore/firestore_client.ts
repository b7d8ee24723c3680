import { getLogger } from "@logtape/logtape";
import type { Firestore, v1 } from "firebase-admin/firestore";

const log = getLogger(["garimpo", "firestore"]);

export type FirestoreOptions = {
  readonly projectId: string;
  /** The JSON of a service account's key; null: the machine's default credentials for Google. */
  readonly serviceAccount: string | null;
  /** Host and port of an emulator; null: Google's own. */
  readonly emulatorHost: string | null;
};

/** The header by which an emulator knows a server, which its rules do not restrict. */
const OWNER = { Authorization: "Bearer owner" };

/** The SDK's client of a project, loaded when it is first asked for: it takes 30 MB of memory. */
export async function openFirestore(options: FirestoreOptions): Promise<Firestore> {
  const { Firestore } = await import("firebase-admin/firestore");
  const { projectId, emulatorHost } = options;
  await prepare(options);
  return new Firestore({
    projectId,
    useBigInt: true, // a 64-bit integer stays what it is
    ...emulatorHost
      ? { host: emulatorHost, ssl: false, customHeaders: OWNER }
      : credentialsOf(options),
  });
}

type ProtocolClient = InstanceType<typeof v1.FirestoreClient>;

/** The client of the protocol itself, for what the SDK's would change: it rounds and hides. */
export async function openProtocol(options: FirestoreOptions): Promise<ProtocolClient> {
  const { v1 } = await import("firebase-admin/firestore");
  const { projectId, emulatorHost } = options;
  await prepare(options);
  if (!emulatorHost) return new v1.FirestoreClient({ projectId, ...credentialsOf(options) });
  const { credentials } = await import("@grpc/grpc-js");
  const { hostname, port } = new URL(`http://${emulatorHost}`);
  return new v1.FirestoreClient({
    projectId,
    servicePath: hostname,
    port: Number(port),
    sslCreds: credentials.createInsecure(),
  });
}

/** Options of a call of the protocol's client. */
export const callOptions = ({ emulatorHost }: FirestoreOptions) =>
  emulatorHost ? { otherArgs: { headers: OWNER } } : {};

function credentialsOf({ serviceAccount }: FirestoreOptions) {
  if (!serviceAccount) return {};
  const { client_email, private_key } = JSON.parse(serviceAccount);
  return { credentials: { client_email, private_key } };
}

/** Prepares the process for a client. @throws what is wrong with the credentials */
async function prepare(options: FirestoreOptions): Promise<void> {
  skipMetadata(options);
  if (options.emulatorHost) return;
  logRejections();
  const { applicationDefault, cert } = await import("firebase-admin/app");
  const { serviceAccount } = options;
  const credential = serviceAccount ? cert(JSON.parse(serviceAccount)) : applicationDefault();
  await credential.getAccessToken(); // the clients would try a bad key for minutes
}

let isLogging = false;

/**
 * Logs rejected promises of Google's clients that nobody waits for, instead of ending the process: a call
 * throws what its connection was refused with a second time, into nowhere.
 */
function logRejections(): void {
  if (isLogging) return;
  isLogging = true;
  addEventListener("unhandledrejection", (event) => {
    const { reason: error } = event;
    if (!/google-auth-library|google-gax|@google-cloud/.test(error?.stack ?? "")) return;
    event.preventDefault();
    log.warn("a client of Firestore was not connected: {error}", { error });
  });
}

/** Outside Google Cloud the search for its metadata server takes seconds. */
function skipMetadata({ emulatorHost, serviceAccount }: FirestoreOptions): void {
  if (emulatorHost || serviceAccount || Deno.env.has("GOOGLE_APPLICATION_CREDENTIALS")) {
    Deno.env.set("METADATA_SERVER_DETECTION", "none");
  }
}
