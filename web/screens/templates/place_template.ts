import type { RecordProxy, RecordSourceProxy } from "relay-runtime";

/** Puts a template into the open list, where its age belongs. */
export type InsertTemplate = (store: RecordSourceProxy, template: RecordProxy) => void;
