import type { RecordProxy, RecordSourceProxy } from "relay-runtime";

/** Puts a theme into the open list, where its age belongs. */
export type InsertTheme = (store: RecordSourceProxy, theme: RecordProxy) => void;
