import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";

/** Inserts a node into a connection at the place of its age: ids sort by age, the newest first. */
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
  // It belongs to a page that is not loaded: below the loaded ones, or above them.
  if (at === -1 && page?.getValue("hasNextPage")) return;
  if (at === 0 && page?.getValue("hasPreviousPage")) return;
  const edge = ConnectionHandler.createEdge(store, connection, node, edgeType);
  edge.setValue(id, "cursor");
  connection.setLinkedRecords(edges.toSpliced(at === -1 ? edges.length : at, 0, edge), "edges");
}
