import { readConfig } from "./config/config.ts";
import { ConfigError } from "./config/variables.ts";
import { rebuildResults } from "./core/insights/rebuild.ts";
import type { UserId } from "./core/ids.ts";
import { system } from "./core/users/viewer.ts";
import { openDatabaseBeside } from "./database/connection.ts";
import { runForOperator } from "./process/program.ts";
import { openProduct } from "./product.ts";

/**
 * For operators: `deno task insights rebuild` counts everybody's results again, or those of one
 * person by their email, also while the product runs. Sends and clicks wait for the person at hand.
 */
await runForOperator(async () => {
  const [verb, email] = Deno.args;
  if (verb !== "rebuild") throw new ConfigError("Usage: deno task insights rebuild [EMAIL]");
  await using product = await openProduct(readConfig(Deno.env.toObject()), openDatabaseBeside);
  const ctx = product.contextOf(system);
  let only: UserId | null = null;
  if (email) {
    const user = await ctx.db.selectFrom("users").select("id").where("email", "=", email)
      .executeTakeFirst();
    if (!user) throw new ConfigError(`Nobody is registered with ${email}`);
    only = user.id;
  }
  let people = 0;
  for await (const { since } of rebuildResults(ctx, only)) {
    if (people++ === 0) console.log(`Counting again since ${since}`);
  }
  console.log(`Counted the results of ${people} people again`);
});
