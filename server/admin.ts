import { ConfigError, readConfig } from "./config.ts";
import { grantAdmin } from "./core/users/grant_admin.ts";
import { system } from "./core/users/viewer.ts";
import { openDatabaseBeside } from "./database/open.ts";
import { openProduct } from "./product.ts";
import { runForOperator } from "./run_for_operator.ts";

/** For operators: `deno task admin grant EMAIL`, also while the product runs. */
await runForOperator(async () => {
  const [verb, email] = Deno.args;
  if (verb !== "grant" || !email) throw new ConfigError("Usage: deno task admin grant EMAIL");
  await using product = await openProduct(readConfig(Deno.env.toObject()), openDatabaseBeside);
  const granted = await grantAdmin(product.contextOf(system), { email });
  if (granted === 0) throw new ConfigError(`Nobody is registered with ${email}`);
  console.log(`${email} is an admin now`);
});
