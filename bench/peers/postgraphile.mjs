import { createServer } from "node:http";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";
import { pool } from "./offers.mjs";

/** Serves the view `peers.offers`, which has the list's fields of all people. */
const served = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ pool, schemas: ["peers"] })],
  grafserv: { graphqlPath: "/graphql", graphiql: false },
}).createServ(grafserv);
const server = createServer();
await served.addTo(server);
server.listen(0, "127.0.0.1", () => {
  console.info(`is ready at http://127.0.0.1:${server.address().port}/graphql`);
});
