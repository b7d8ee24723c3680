/** The least that can answer a document: raw `Deno.serve`, its prepared statements, JSON of the rows. */
import pg from "pg";
import { joinEmbedded } from "../../server/database/embedded/start.ts";
import type { Statement } from "./recorded_statements.ts";

const [dataDir = "", file = ""] = Deno.args;
const documents: Statement[][] = JSON.parse(await Deno.readTextFile(file));
const database = await joinEmbedded({ dataDir, log: () => {} });
const pool = new pg.Pool(database.config);
const named = documents.map((statements, nth) =>
  statements.map(({ text, values }, index) => ({ name: `${nth}_${index}`, text, values }))
);
const server = Deno.serve({ port: 0, onListen: () => {} }, async (request) => {
  const statements = named[Number(new URL(request.url).pathname.slice(1))]!;
  const results = await Promise.all(statements.map((statement) => pool.query(statement)));
  return Response.json(results.map(({ rows }) => rows));
});
console.info(`is ready at http://localhost:${server.addr.port}`);
