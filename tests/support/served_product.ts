import pg from "pg";
import { joinEmbedded } from "../../server/database/embedded/start.ts";

/** The whole product in a process of its own, as `deno task start` runs it. It goes with its scope. */
export async function servedProduct(
  dataDir: string,
  standins = "",
  more: Record<string, string> = {},
) {
  const env = {
    APP_ENV: "test",
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    OUTBOUND_STANDINS: standins,
    ...more,
  };
  const args = ["run", "-A", "server/main.ts"];
  const child = new Deno.Command(Deno.execPath(), { args, env, stdout: "piped", stderr: "piped" })
    .spawn();
  const lines: string[] = [];
  const origin = Promise.withResolvers<string>();
  const heard = [child.stdout, child.stderr].map(async (stream) => {
    for await (const text of stream.pipeThrough(new TextDecoderStream())) {
      lines.push(text);
      const address = /is ready at [^h]*(http:\/\/localhost:\d+)/.exec(text)?.[1];
      if (address) origin.resolve(address);
    }
  });
  let hasEnded = false;
  const exited = Promise.all([child.status, ...heard]).then(([{ code }]) => {
    hasEnded = true;
    origin.reject(new Error(`it did not start: ${lines.join("")}`));
    return code;
  });
  origin.promise.catch(() => {}); // told to whoever awaits it below

  /** Ends it so, if it still runs; its exit code. */
  async function end(signal: "SIGTERM" | "SIGKILL"): Promise<number> {
    if (!hasEnded) child.kill(signal);
    return await exited;
  }
  return {
    origin: await origin.promise,
    pid: child.pid,
    said: () => lines.join(""),
    end,
    [Symbol.asyncDispose]: async () => void await end("SIGKILL"),
  };
}

/** Somebody new, registered at `origin`. */
export async function registered(origin: string, email = "ana@example.com") {
  const post = (url: string, body: object, headers: HeadersInit = {}) =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const person = { email, password: "uma senha boa", name: "Ana" };
  const { token } = await (await post(`${origin}/api/auth/sign-up/email`, person)).json();
  return {
    token: token as string,
    /** What GraphQL answers them, at whichever address the product is by now. */
    async ask(origin: string, query: string, variables: object = {}) {
      const headers = { authorization: `Bearer ${token}` };
      return await (await post(`${origin}/graphql`, { query, variables }, headers)).json();
    },
  };
}

/** An empty data folder, which goes with its scope. */
export async function dataFolder() {
  const path = await Deno.makeTempDir({ prefix: "product-" });
  return { path, [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }) };
}

/** Asks the database of the product that runs on `dataDir`. */
export async function asksDatabase(dataDir: string) {
  const database = await joinEmbedded({ dataDir, log: () => {} });
  const pool = new pg.Pool(database.config);
  return {
    async rows<Row>(sql: string): Promise<Row[]> {
      return (await pool.query(sql)).rows;
    },
    async [Symbol.asyncDispose]() {
      await pool.end();
      await database.stop();
    },
  };
}
