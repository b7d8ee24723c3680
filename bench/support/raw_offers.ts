/** The least that can answer a list of offers: raw `Deno.serve`, a prepared statement, JSON. */
import pg from "pg";
import { joinEmbedded } from "../../server/database/embedded/start.ts";

/** The third argument: whole rows, or the columns of eight plain fields. */
const [dataDir = "", userId = "", what = "whole"] = Deno.args;
const columns = what === "plain"
  ? "id, version, title, shop, marketplace, status, image_url, updated_at"
  : "*";
const database = await joinEmbedded({ dataDir, log: () => {} });
const pool = new pg.Pool(database.config);
const statement = {
  name: "offers",
  text:
    `select ${columns} from offers where user_id = $1 and deleted_at is null order by id desc limit 51`,
};
const server = Deno.serve({ port: 0, onListen: () => {} }, async () => {
  const { rows } = await pool.query({ ...statement, values: [userId] });
  return Response.json(rows);
});
console.info(`is ready at http://localhost:${server.addr.port}`);
