import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  loadPackageDefinition,
  type sendUnaryData,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from "@grpc/grpc-js";
import { loadSync } from "@grpc/proto-loader";
import { commits } from "./commits.ts";
import { Faults } from "./faults.ts";
import { type ListenRequest, Listens } from "./listens.ts";
import { type Fields, RpcError } from "./protocol.ts";
import { lists, reads } from "./reads.ts";
import { DocumentStore } from "./store.ts";
import { Transactions } from "./transactions.ts";
import { applyWrites } from "./writes.ts";

/** Google's own description of the protocol, which the client's package carries. */
function firestoreService(): ServiceDefinition {
  const main = createRequire(import.meta.url).resolve("@google-cloud/firestore");
  const protos = join(dirname(main), "..", "protos");
  const definition = loadSync("google/firestore/v1/firestore.proto", {
    includeDirs: [protos],
    longs: String,
    enums: String,
    keepCase: false,
  });
  const loaded = loadPackageDefinition(definition) as unknown as {
    google: { firestore: { v1: { Firestore: { service: ServiceDefinition } } } };
  };
  return loaded.google.firestore.v1.Firestore.service;
}

export type FirestoreStandin = Awaited<ReturnType<typeof startFirestore>>;

/** Starts a Firestore of its own on a free port, over gRPC without TLS, as the emulator's. */
export async function startFirestore(port = 0) {
  const store = new DocumentStore();
  const transactions = new Transactions(store);
  const faults = new Faults();
  const listens = new Listens(store);
  const server = new Server({ "grpc.max_receive_message_length": 64 * 1024 * 1024 });
  server.addService(firestoreService(), {
    ...unary(faults, commits(store, transactions)),
    ...unary(faults, lists(store)),
    ...streamed(faults, reads(store, transactions)),
    listen: (call: ServerDuplexStream<ListenRequest, unknown>) => {
      try {
        faults.enter("listen");
      } catch (error) {
        return void call.emit("error", error);
      }
      const drop = () =>
        void call.emit("error", new RpcError("UNAVAILABLE", "the stream was dropped"));
      const stream = listens.open((response) => void call.write(response), drop);
      call.on("data", stream.receive);
      call.on("cancelled", stream.close);
      call.on("close", stream.close);
      call.on("error", stream.close);
      call.on("end", () => (stream.close(), call.end()));
    },
  });
  const bound = await new Promise<number>((resolve, reject) =>
    server.bindAsync(
      `127.0.0.1:${port}`,
      ServerCredentials.createInsecure(),
      (error, port) => error ? reject(error) : resolve(port),
    )
  );
  return {
    host: `127.0.0.1:${bound}`,
    store,
    faults,
    listens,
    transactions,
    /** Writes documents at once, by their paths (`users/ana`), without a call. */
    seed(documents: Readonly<Record<string, Fields>>, project = "demo-garimpo") {
      const root = `projects/${project}/databases/(default)/documents`;
      applyWrites(
        store,
        Object.entries(documents).map(([path, fields]) => ({
          update: { name: `${root}/${path}`, fields },
        })),
      );
    },
    close: () => Promise.resolve(server.forceShutdown()),
    [Symbol.asyncDispose]: () => Promise.resolve(server.forceShutdown()),
  };
}

// deno-lint-ignore no-explicit-any
type Handlers<Result> = Readonly<Record<string, (request: any) => Result>>;

/** Answers a request by one response. */
function unary(faults: Faults, handlers: Handlers<unknown>): UntypedServiceImplementation {
  return Object.fromEntries(
    Object.entries(handlers).map(([method, handle]) => [
      method,
      (
        call: ServerUnaryCall<unknown, unknown>,
        callback: sendUnaryData<unknown>,
      ) => {
        try {
          const late = faults.enter(method);
          const response = handle(call.request);
          callback(late, late ? null : response);
        } catch (error) {
          callback(error as Error);
        }
      },
    ]),
  );
}

/** Answers a request by any number of responses. */
function streamed(
  faults: Faults,
  handlers: Handlers<Iterable<unknown>>,
): UntypedServiceImplementation {
  return Object.fromEntries(
    Object.entries(handlers).map(([method, handle]) => [
      method,
      (call: ServerWritableStream<unknown, unknown>) => {
        try {
          const late = faults.enter(method);
          for (const response of handle(call.request)) call.write(response);
          if (late) throw late;
          call.end();
        } catch (error) {
          call.emit("error", error);
        }
      },
    ]),
  );
}
