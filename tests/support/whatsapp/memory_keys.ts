import type { SignalDataTypeMap, SignalKeyStore } from "baileys";

type Logger = import("baileys").SocketConfig["logger"];

/** Stores Signal keys in memory, in the library's interface. */
export function memoryKeys(): SignalKeyStore {
  const kept = new Map<string, unknown>();
  const name = (kind: string, id: string) => `${kind} ${id}`;
  return {
    get: <Kind extends keyof SignalDataTypeMap>(kind: Kind, ids: string[]) =>
      Object.fromEntries(
        ids.flatMap((id) => {
          const value = kept.get(name(kind, id));
          return value === undefined ? [] : [[id, value]];
        }),
      ) as { [id: string]: SignalDataTypeMap[Kind] },
    set(changes) {
      for (const [kind, records] of Object.entries(changes)) {
        for (const [id, value] of Object.entries(records ?? {})) {
          if (value === null) kept.delete(name(kind, id));
          else kept.set(name(kind, id), value);
        }
      }
    },
  };
}

/** Discards the library's log, which contains keys. */
export const silent: Logger = {
  level: "silent",
  child: () => silent,
  trace() {},
  debug() {},
  info() {},
  warn() {},
  error() {},
};
