/** The least that a server can do for a call: one row by its primary key, as JSON. `bare.ts` starts it. */
import { createServer } from "node:http";
import pg from "pg";

const [port, internalPort, databaseUrl] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

createServer(async (request, response) => {
  const userId = request.url?.split("/").at(-1);
  const { rows } = await pool.query("select * from profiles where user_id = $1", [userId]);
  response.setHeader("content-type", "application/json; charset=utf-8").end(JSON.stringify(rows));
}).listen(Number(port), "127.0.0.1");
createServer((_, response) => response.end("ok")).listen(Number(internalPort), "127.0.0.1");
