import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";
import { insertNode } from "../../relay/insert_node.ts";

/** Puts a conversation at its place in the list of all, if that is loaded and has it not. */
export function placeThread(store: RecordSourceProxy, thread: RecordProxy): void {
  const viewer = store.getRoot().getLinkedRecord("viewer");
  if (!viewer) return;
  const all = { search: "" };
  const id = ConnectionHandler.getConnectionID(viewer.getDataID(), "useThreadList_threads", all);
  insertNode(store, id, thread, "ThreadEdge");
}
