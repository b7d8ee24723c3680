import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";

/** Puts a node where its age belongs in an open list: ids sort by age, the newest first. */
export function insertNode(
  store: RecordSourceProxy,
  connectionId: string,
  node: RecordProxy,
  edgeType: string,
) {
  const connection = store.get(connectionId);
  if (!connection) return;
  const id = node.getDataID();
  const edges = connection.getLinkedRecords("edges") ?? [];
  const ids = edges.map((edge) => edge.getLinkedRecord("node")?.getDataID() ?? "");
  if (ids.includes(id)) return;
  const at = ids.findIndex((other) => other !== "" && other < id);
  const page = connection.getLinkedRecord("pageInfo");
  // It belongs to a page not yet asked for: below what is shown, or above it.
  if (at === -1 && page?.getValue("hasNextPage")) return;
  if (at === 0 && page?.getValue("hasPreviousPage")) return;
  const edge = ConnectionHandler.createEdge(store, connection, node, edgeType);
  edge.setValue(id, "cursor");
  connection.setLinkedRecords(edges.toSpliced(at === -1 ? edges.length : at, 0, edge), "edges");
}
