/**
 * Sends random documents and malformed requests: `deno task fuzz [SEED] [DOCUMENTS] [REQUESTS]`. Fails
 * when one ends in an unexpected error or takes longer than a second; its seed repeats it.
 */
const [seed = Date.now() % 1_000_000_000, documents = 20_000, requests = 5_000] = Deno.args
  .map(Number);
const { code } = await new Deno.Command(Deno.execPath(), {
  args: ["run", "-A", "npm:vitest@5.1.1", "run", "tests/graphql/fuzz.test.ts"],
  env: { FUZZ: JSON.stringify({ seed, documents, requests }) },
}).spawn().status;
Deno.exit(code);
