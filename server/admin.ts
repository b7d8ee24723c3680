import { readConfig } from "./config/config.ts";
import { ConfigError } from "./config/variables.ts";
import { Failure } from "./core/errors.ts";
import { grantAdmin, revokeAdmin } from "./core/users/administration/roles.ts";
import { system } from "./core/users/viewer.ts";
import { openDatabaseBeside } from "./database/connection.ts";
import { openProduct } from "./product.ts";
import { runForOperator } from "./process/program.ts";

const verbs = {
  grant: { change: grantAdmin, nobody: "Nobody is registered with", done: "is an admin now" },
  revoke: { change: revokeAdmin, nobody: "No admin has", done: "is no admin any more" },
};

/** For operators: `deno task admin grant EMAIL`, or `revoke`, also while the product runs. */
await runForOperator(async () => {
  const [verb, email] = Deno.args;
  if (!email || verb !== "grant" && verb !== "revoke") {
    throw new ConfigError("Usage: deno task admin grant|revoke EMAIL");
  }
  const { change, nobody, done } = verbs[verb];
  await using product = await openProduct(readConfig(Deno.env.toObject()), openDatabaseBeside);
  const changed = await change(product.contextOf(system), { email }).catch((error) => {
    throw error instanceof Failure ? new ConfigError(error.message) : error;
  });
  if (changed === 0) throw new ConfigError(`${nobody} ${email}`);
  console.log(`${email} ${done}`);
});
